import { Field } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

interface FieldFrameProps {
  label: string;
  /** The rule for the value, shown under the label. */
  hint?: string | undefined;
  /** The error message shown under the control. */
  error?: string | undefined;
  /** The error does not come from the form's own validation, so screen readers announce it at once. */
  announced?: boolean;
  /** Renders the control, which takes its other attributes from Chakra's field. */
  children: (control: { 'aria-describedby': string | undefined }) => ReactNode;
}

const ErrorText = ({ announced, children }: { announced: boolean; children: string }) => (
  <Field.ErrorText {...(announced ? { role: 'alert', 'aria-live': 'assertive' } : {})}>
    <Icon name="warning" width="4" height="4" marginTop=".15rem" />
    <span>{children}</span>
  </Field.ErrorText>
);

/** Chakra's field in one element: label and hint above a control, the error below. */
export const FieldFrame = ({ label, hint, error, announced = false, children }: FieldFrameProps) => {
  const id = useId();
  const [helperText, errorText] = [`${id}-hint`, `${id}-error`];
  return (
    <Field.Root id={id} ids={{ helperText, errorText }} invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      {hint ? <Field.HelperText>{hint}</Field.HelperText> : null}
      {children({
        // Chakra names the error in `aria-errormessage`, which several screen readers do not read.
        'aria-describedby': [hint && helperText, error && errorText].filter(Boolean).join(' ') || undefined,
      })}
      {error ? <ErrorText announced={announced}>{error}</ErrorText> : null}
    </Field.Root>
  );
};

interface FieldErrorProps {
  id?: string;
  announced?: boolean;
  /** Without one, nothing is there. */
  children: string | undefined;
}

/** The error of several controls, or of a whole form. */
export const FieldError = ({ id, announced = false, children }: FieldErrorProps) =>
  children ? (
    <Field.Root invalid role="presentation" {...(id === undefined ? {} : { ids: { errorText: id } })}>
      <ErrorText announced={announced}>{children}</ErrorText>
    </Field.Root>
  ) : null;

/**
 * `onSubmit` handler that prevents a second submission while one is in progress. The submit button stays
 * enabled meanwhile: a disabled one would lose the focus.
 */
export const submitOnce =
  (isSubmitting: boolean, submit: (event: FormEvent) => unknown) =>
  (event: FormEvent): void => {
    if (isSubmitting) event.preventDefault();
    else void submit(event);
  };
