import type { FormEvent } from 'react';

/**
 * `onSubmit` of a form that is not sent again while it is under way. Its button stays enabled
 * meanwhile: a disabled one would lose the focus.
 */
export const submitOnce =
  (isSubmitting: boolean, submit: (event: FormEvent) => unknown) =>
  (event: FormEvent): void => {
    if (isSubmitting) event.preventDefault();
    else void submit(event);
  };
