import { shop } from '@jeweler/core/business';
import { type ReactNode, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
} from 'react-hook-form';
import { styled } from '#styled-system/jsx';
import { notify } from '../notices/notify.ts';
import { Honeypot } from './honeypot.tsx';
import { NoScriptNote } from './no-script-note.tsx';
import { type Receipt, Received } from './received.tsx';
import { isUnchecked, type RulesOf, useCheckedForm } from './use-checked-form.ts';

/** What a submission needs of the form besides the values. */
export type FormControls<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'reset' | 'setError'>;

interface FormProps<Output extends FieldValues, Input extends FieldValues> {
  /** Picks the schema of the values out of those the site has. */
  rules: RulesOf<Output, Input>;
  defaultValues: NoInfer<DefaultValues<Input>>;
  /**
   * Called with valid values only. While its promise is pending the form counts as submitting. A receipt
   * that it resolves with stands above the fields until something else is sent.
   */
  onSubmit: (
    values: Output,
    form: FormControls<Input>,
  ) => Promise<Receipt | undefined> | Promise<void> | void;
  /** The button under a receipt, e.g. 'Write another message'; it leads to the first field. */
  again?: string;
  /** Accessible name of the form. */
  label: string;
  /** Public forms carry the off-screen field that robots fill in. */
  withHoneypot?: boolean;
  children: ReactNode;
}

const sayUnchecked = (errors: FieldErrors) => {
  if (!isUnchecked(errors)) return;
  void notify({
    tone: 'error',
    title: 'Error',
    text: `The form could not be checked. Please check your connection and try again, or call ${shop.phone.display}.`,
  });
};

/**
 * A form that checks itself: on submit, then on every change; the first wrong field gets the focus.
 * Fields inside connect by name.
 */
export const Form = <Output extends FieldValues, Input extends FieldValues>({
  rules,
  defaultValues,
  onSubmit,
  again,
  label,
  withHoneypot = false,
  children,
}: FormProps<Output, Input>) => {
  const form = useCheckedForm(rules, defaultValues);
  const element = useRef<HTMLFormElement>(null);
  const [received, setReceived] = useState<{ receipt: Receipt; takesFocus: boolean }>();
  // Whoever has gone on to something else on the page meanwhile is left there.
  const isHere = () =>
    document.activeElement === document.body || element.current?.contains(document.activeElement) === true;
  const send = async (values: Output) => {
    setReceived(undefined);
    const receipt = await onSubmit(values, form);
    if (receipt) setReceived({ receipt, takesFocus: isHere() });
  };
  const startAnother = () => {
    setReceived(undefined);
    element.current?.querySelector<HTMLElement>(':is(input, select, textarea):enabled')?.focus();
  };
  return (
    <FormProvider {...form}>
      <styled.form
        ref={element}
        noValidate
        aria-label={label}
        display="grid"
        gap="8"
        position="relative"
        onSubmit={form.handleSubmit(send, sayUnchecked)}
      >
        <NoScriptNote />
        {received ? (
          <Received {...received} {...(again ? { again: { label: again, start: startAnother } } : {})} />
        ) : null}
        {children}
        {withHoneypot ? <Honeypot /> : null}
      </styled.form>
    </FormProvider>
  );
};
