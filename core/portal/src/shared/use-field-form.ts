import { ApiError } from '@jeweler/core/api';
import { type FieldValues, type Path, type UseFormProps, useForm } from 'react-hook-form';
import { errorMessage } from './errors.ts';
import { submitOnce } from './ui/field-frame.tsx';

/**
 * A form whose faults are said at their fields, also those that `send` is rejected with: at the fields that the server
 * names, otherwise at `general`, or the first one; at `root` they are the `failure`. What was typed stays.
 */
export const useFieldForm = <Typed extends FieldValues>(
  options: UseFormProps<Typed>,
  send: (typed: Typed) => Promise<unknown>,
  general?: Path<Typed> | 'root',
) => {
  const form = useForm<Typed>(options);
  const { register, handleSubmit, getValues, setError, setFocus, reset, control, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;

  const submit = async (typed: Typed) => {
    try {
      await send(typed);
    } catch (error) {
      // A 401 means the session has ended, which the sign-in screen reports.
      if (error instanceof ApiError && error.status === 401) return;
      const faults = error instanceof ApiError ? error.fields : {};
      const names = Object.keys(getValues()) as Path<Typed>[];
      const named = names.filter((name) => faults[name]);
      (named.length > 0 ? named : [general ?? names[0] ?? 'root']).forEach((name, position) => {
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
  const failure = errors.root?.message;
  return { form, field, failure, onSubmit, isSubmitting, isDirty, control, reset, setError, setFocus };
};
