import type { FormEvent } from 'react';

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
