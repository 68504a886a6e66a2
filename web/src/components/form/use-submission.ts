import type { ApiError } from '@jeweler/core/api';
import type { SubmissionAnswer } from '@jeweler/core/schemas';
import { type RefObject, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { dismissNotice, notify } from '../notices.tsx';
import { answeredText, type Confirmation, referenceFact } from './submission-confirmation.tsx';

interface Toast {
  readonly title: string;
  readonly text: string;
}

/** How the values of a form are sent, and what the visitor is shown as a result (SPEC section 8). */
export interface Submission<Values extends FieldValues> {
  /** Resolves with the server's answer once the values are stored; rejects with ApiError. */
  readonly send: (values: Values) => Promise<SubmissionAnswer>;
  readonly success: Toast | ((values: Values, answer: SubmissionAnswer) => Toast);
  /** With `fromServer`, the toast shows the server's message, if there is one. */
  readonly failure: Toast & { readonly fromServer?: boolean };
  /** Fields that show the server's messages; the first one with a message receives the focus, if the visitor is still here. */
  readonly fields?: readonly FieldPath<Values>[];
  /** Shown above the fields after success, with the reference of what was sent; a form with one is emptied. */
  readonly confirmation?: (values: Values, answer: SubmissionAnswer) => Confirmation;
  /** Empties the form after success even without a confirmation. */
  readonly resets?: boolean;
  readonly onSuccess?: (values: Values, answer: SubmissionAnswer) => void;
  /** Awaited before the server's messages are shown at their fields. */
  readonly onFailure?: (values: Values, failure: ApiError | undefined) => Promise<void>;
}

/** Compared by name: `instanceof` would import the HTTP client into forms that send nothing. */
const asApiError = (error: unknown): ApiError | undefined =>
  error instanceof Error && error.name === 'ApiError' ? (error as ApiError) : undefined;

/**
 * Sends a form's values and reports the result: toasts, the server's messages at their fields, a confirmation. A
 * failed submission leaves the input unchanged.
 */
export const useSubmission = <Output extends FieldValues, Input extends FieldValues>(
  submission: Submission<Output>,
  form: Pick<UseFormReturn<Input>, 'reset' | 'setError'>,
  element: RefObject<HTMLFormElement | null>,
) => {
  const [received, setReceived] = useState<{ confirmation: Confirmation; takesFocus: boolean }>();
  // The focus is not moved if the visitor is using another part of the page by now. It is on what is around the form
  // after a click on the button that is disabled while sending.
  const isHere = () =>
    document.activeElement?.contains(element.current) === true ||
    element.current?.contains(document.activeElement) === true;

  const fail = async (values: Output, error: unknown) => {
    const { failure: toast, fields = [], onFailure } = submission;
    const failure = asApiError(error);
    await onFailure?.(values, failure);
    const messages = failure?.fields ?? {};
    fields
      .filter((name) => messages[name])
      .forEach((name, index) => {
        form.setError(
          // Input and output of a schema have the same field names.
          name as unknown as FieldPath<Input>,
          { type: 'server', message: messages[name] ?? '' },
          { shouldFocus: index === 0 && isHere() },
        );
      });
    const text = (toast.fromServer && failure?.serverMessage) || toast.text;
    notify({ tone: 'error', title: toast.title, text });
  };

  const submit = async (values: Output): Promise<void> => {
    const { send, success, confirmation, resets, onSuccess } = submission;
    setReceived(undefined);
    // That of an earlier attempt would still say that it failed.
    dismissNotice();
    let answer: SubmissionAnswer;
    try {
      answer = await send(values);
    } catch (error) {
      return fail(values, error);
    }
    if (confirmation || resets) form.reset();
    onSuccess?.(values, answer);
    notify({ tone: 'success', ...(typeof success === 'function' ? success(values, answer) : success) });
    if (!confirmation) return;
    const { facts, ...rest } = confirmation(values, answer);
    const photos = answeredText(answer.photos);
    const named = { ...rest, facts: [...facts, ...referenceFact(answer)], photos };
    setReceived({ confirmation: named, takesFocus: isHere() });
  };

  return { submit, received };
};
