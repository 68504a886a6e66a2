import { ApiError } from '@jeweler/core/api';
import { type FieldValues, type Path, type UseFormProps, useForm } from 'react-hook-form';
import { errorMessage } from './errors.ts';
import { submitOnce } from './ui/field-frame.tsx';

/**
 * A form whose faults are said at their fields, also those that `send` is rejected with: at the fields that the server
 * names, otherwise at `general`, or the first one. What was typed stays.
 */
export const useFieldForm = <Typed extends FieldValues>(
  options: UseFormProps<Typed>,
  send: (typed: Typed) => Promise<unknown>,
  general?: Path<Typed>,
) => {
  const { register, handleSubmit, setError, setFocus, reset, control, formState } = useForm<Typed>(options);
  const { errors, isSubmitting, isDirty } = formState;

  const submit = async (typed: Typed) => {
    try {
      await send(typed);
    } catch (error) {
      // A 401 means the session has ended, which the sign-in screen reports.
      if (error instanceof ApiError && error.status === 401) return;
      const faults = error instanceof ApiError ? error.fields : {};
      const names = Object.keys(typed) as Path<Typed>[];
      const named = names.filter((name) => faults[name]);
      (named.length > 0 ? named : general ? [general] : names.slice(0, 1)).forEach((name, position) => {
        const message = faults[name] ?? errorMessage(error);
        setError(name, { type: 'server', message }, { shouldFocus: position === 0 });
      });
    }
  };
  /** The field's error, which screen readers announce when it comes after validation, and what it registers. */
  const field = (name: Path<Typed>, rules?: Parameters<typeof register>[1]) => {
    const fault = errors[name];
    return {
      error: fault?.message as string | undefined,
      announced: fault?.type === 'server',
      ...register(name, rules),
    };
  };
  const onSubmit = submitOnce(isSubmitting, handleSubmit(submit));
  return { field, onSubmit, isSubmitting, isDirty, control, reset, setError, setFocus };
};
