import { atom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';

interface LeftForm {
  /** What was typed. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Empties the form if it is shown, or forgets what was typed. */
  readonly empty: () => void;
}

/** By their labels, as long as the document; not stored: the computer may be somebody else's. */
const leftFormsAtom = atom(() => new Map<string, LeftForm>());

/**
 * Keeps what is typed into a form while another page is shown. `fill` sets a field as if it was typed; `empty` is for
 * when the values were received, also if the form has been left since, or left and shown again.
 */
export const useLeftValues = <Input extends FieldValues, Output>(
  label: string,
  isKept: boolean,
  { formState, getValues, reset, setValue }: UseFormReturn<Input, unknown, Output>,
) => {
  const forms = useAtomValue(leftFormsAtom);
  const dirty: Readonly<Record<string, unknown>> = formState.dirtyFields;
  const fill = (name: string, value: unknown) =>
    // The name of one of this form's fields, and what it contained.
    setValue(name as FieldPath<Input>, value as PathValue<Input, FieldPath<Input>>, { shouldDirty: true });
  const enter = useEffectEvent(() => {
    for (const [name, value] of Object.entries(forms.get(label)?.values ?? {})) fill(name, value);
    forms.set(label, { values: {}, empty: () => reset() });
  });
  const leave = useEffectEvent(() => {
    const values = Object.fromEntries(Object.entries(getValues()).filter(([name]) => dirty[name]));
    forms.set(label, { values, empty: () => forms.delete(label) });
  });
  useEffect(() => {
    if (!isKept) return;
    enter();
    return () => leave();
  }, [isKept]);
  return { fill, empty: () => (forms.get(label)?.empty ?? reset)() };
};
