import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  FormProvider,
  useFormContext,
} from 'react-hook-form';
import { styled } from '#styled-system/jsx';
import { useContact } from '../../data/use-shop.ts';
import { takeKeptSubmit } from '../../lib/forms/early-submits.ts';
import { restoreServerForm } from '../../lib/forms/server-forms.ts';
import { noteFailedLoad } from '../../lib/loading/reload-document.ts';
import { yieldToMain } from '../../lib/loading/when-used.ts';
import { notify } from '../notices.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { SubmissionConfirmation } from './submission-confirmation.tsx';
import { isValidationUnavailable, type SelectSchema, useCheckedForm } from './use-checked-form.ts';
import { useLeftValues } from './use-left-values.ts';
import { type Submission, useSubmission } from './use-submission.ts';

interface FormProps<Output extends FieldValues, Input extends FieldValues> {
  /** Selects the form's schema from those of the site. */
  rules: SelectSchema<Output, Input>;
  defaultValues: NoInfer<DefaultValues<Input>>;
  /** Called with valid values only. Its confirmation stands above the fields, which are empty again. */
  submission: Submission<Output>;
  /** Name of the form, also for assistive technology; unique on its page. */
  label: string;
  /**
   * Where the browser posts the form by itself, without JavaScript or while scripts are missing. A form without an
   * address is not sent then, and not kept when another page is shown: it may have a password.
   */
  action?: `/api/${string}`;
  /** Adds the off-screen field that only robots fill in. */
  withHoneypot?: boolean;
  children: ReactNode;
}

const notifyValidationUnavailable = (phone: string) => {
  noteFailedLoad();
  notify({
    tone: 'error',
    title: 'Error',
    text: `The form could not be checked. Please check your connection and try again, or call ${phone}.`,
  });
};

/**
 * A form that is validated on submit, then on every change; the first invalid field receives the focus.
 * Fields inside are connected by name.
 */
export const Form = <Output extends FieldValues, Input extends FieldValues>({
  rules,
  defaultValues,
  submission,
  label,
  action,
  withHoneypot = false,
  children,
}: FormProps<Output, Input>) => {
  const { phone } = useContact();
  const checked = useCheckedForm(rules, defaultValues);
  const element = useRef<HTMLFormElement>(null);
  const { fill, empty } = useLeftValues(label, action !== undefined, checked);
  const { submit, received } = useSubmission(submission, { ...checked, reset: empty }, element);
  const restore = useEffectEvent(() => {
    const form = element.current;
    if (!form) return;
    restoreServerForm(form, fill);
    // React reports what was typed before hydration after this effect.
    if (takeKeptSubmit(form)) void yieldToMain().then(() => form.requestSubmit());
  });
  useEffect(() => restore(), []);
  const [wrong, setWrong] = useState({ count: 0, attempt: 0 });
  const send = (values: Output) => {
    setWrong({ count: 0, attempt: 0 });
    return submit(values);
  };
  const refuse = (errors: FieldErrors) => {
    if (isValidationUnavailable(errors)) notifyValidationUnavailable(phone.display);
    else setWrong(({ attempt }) => ({ count: Object.keys(errors).length, attempt: attempt + 1 }));
  };
  return (
    <FormProvider {...checked}>
      <styled.form
        ref={element}
        name={label}
        noValidate
        // As `dialog`, a form outside of one does nothing.
        {...(action ? { method: 'post', action } : { method: 'dialog' })}
        aria-label={label}
        onSubmit={checked.handleSubmit(send, refuse)}
        css={{ display: 'grid', gap: '8', position: 'relative' }}
      >
        <WrongFields {...wrong} />
        {received ? <SubmissionConfirmation {...received} /> : null}
        {children}
        {withHoneypot ? <Honeypot /> : null}
      </styled.form>
    </FormProvider>
  );
};

/** Off-screen, out of the tab order and hidden from screen readers: only robots fill it in. */
const Honeypot = () => {
  const { register } = useFormContext();
  return (
    <styled.div
      aria-hidden="true"
      css={{
        position: 'absolute',
        left: '-9999px',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
      }}
    >
      <label>
        Leave this field empty
        <input
          type="text"
          tabIndex={-1}
          autoComplete="off"
          {...register('website', { setValueAs: (value: string) => value || undefined })}
        />
      </label>
    </styled.div>
  );
};

/**
 * Says after each attempt to send a form how many of its fields are wrong, for screen readers: the focus goes
 * to the first of them, which says nothing about the others.
 */
const WrongFields = ({ count, attempt }: { count: number; attempt: number }) => (
  <VisuallyHidden role="alert">
    {/* A new element with each attempt: an unchanged text would not be announced again. */}
    {count > 0 ? (
      <span key={attempt}>
        {count === 1 ? '1 field needs your attention.' : `${count} fields need your attention.`}
      </span>
    ) : null}
  </VisuallyHidden>
);
