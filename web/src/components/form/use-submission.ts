import type { ApiError } from '@jeweler/core/api';
import { type RefObject, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { notify } from '../notices/notify.ts';
import type { Receipt } from './received.tsx';

interface Toast {
  readonly title: string;
  readonly text: string;
}

/** How the values of a form are sent, and what the visitor is told of it (SPEC section 8). */
export interface Submission<Values extends FieldValues> {
  /** Resolves once the values are stored; rejects with ApiError. */
  readonly send: (values: Values) => Promise<unknown>;
  readonly success: Toast | ((values: Values) => Toast);
  /** With `fromServer` the toast has the server's message, where there is one. */
  readonly failure: Toast & { readonly fromServer?: boolean };
  /** Fields at which messages of the server are shown, the first of them first to get the focus. */
  readonly fields?: readonly FieldPath<Values>[];
  /** What is shown in the form's place; a form with a receipt is emptied. */
  readonly receipt?: (values: Values) => Receipt;
  /** Empties the form also without a receipt. */
  readonly resets?: boolean;
  readonly onSuccess?: (values: Values) => void;
  /** Called before the server's messages are shown at their fields. */
  readonly onFailure?: (values: Values, failure: ApiError | undefined) => void;
}

/** By its name: `instanceof` would bring the HTTP client to forms that send nothing. */
const asApiError = (error: unknown): ApiError | undefined =>
  error instanceof Error && error.name === 'ApiError' ? (error as ApiError) : undefined;

type Controls<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'reset' | 'setError'>;

/**
 * Sends a form's values and reports: toasts, the server's messages at their fields, a receipt. A failed
 * submission leaves everything as typed.
 */
export const useSubmission = <Output extends FieldValues, Input extends FieldValues>(
  submission: Submission<Output>,
  form: Controls<Input>,
  element: RefObject<HTMLFormElement | null>,
) => {
  const [received, setReceived] = useState<{ receipt: Receipt; takesFocus: boolean }>();
  // Whoever has gone on to something else on the page meanwhile is left there.
  const isHere = () =>
    document.activeElement === document.body || element.current?.contains(document.activeElement) === true;

  const fail = (values: Output, error: unknown) => {
    const { failure: toast, fields = [], onFailure } = submission;
    const failure = asApiError(error);
    onFailure?.(values, failure);
    const messages = failure?.fields ?? {};
    fields
      .filter((name) => messages[name])
      .forEach((name, index) => {
        form.setError(
          // The fields of both sides of a schema have the same names.
          name as unknown as FieldPath<Input>,
          { type: 'server', message: messages[name] ?? '' },
          { shouldFocus: index === 0 },
        );
      });
    const text = (toast.fromServer && failure?.serverMessage) || toast.text;
    void notify({ tone: 'error', title: toast.title, text });
  };

  const submit = async (values: Output): Promise<void> => {
    const { send, success, receipt, resets, onSuccess } = submission;
    setReceived(undefined);
    try {
      await send(values);
    } catch (error) {
      fail(values, error);
      return;
    }
    if (receipt || resets) form.reset();
    onSuccess?.(values);
    void notify({ tone: 'success', ...(typeof success === 'function' ? success(values) : success) });
    if (receipt) setReceived({ receipt: receipt(values), takesFocus: isHere() });
  };

  return { submit, received, dismiss: () => setReceived(undefined) };
};
