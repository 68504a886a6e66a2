import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/**
 * Puts the server's messages (`ApiError.fields`) at the fields they belong to; the first one gets the
 * focus. Names the form does not have are left to the notice.
 */
export const showFieldErrors = <Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  names: readonly FieldPath<Values>[],
  messages: Readonly<Record<string, string>>,
): void => {
  const wrong = names.filter((name) => messages[name]);
  wrong.forEach((name, index) => {
    setError(name, { type: 'server', message: messages[name] ?? '' }, { shouldFocus: index === 0 });
  });
};
