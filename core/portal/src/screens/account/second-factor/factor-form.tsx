import { chakra } from '@chakra-ui/react';
import { ApiError } from '@jeweler/core/api';
import { type FactorChange, factorChangeSchema } from '@jeweler/core/schemas';
import { useForm } from 'react-hook-form';
import { errorMessage } from '../../../shared/errors.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { submitOnce } from '../../../shared/ui/field-frame.tsx';
import { onEscape } from '../../../shared/ui/on-escape.ts';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';

type FieldName = keyof FactorChange;

interface FactorFormProps {
  /** What it is for, to those who do not see it. */
  label: string;
  asks: readonly [FieldName, ...FieldName[]];
  /** Of the code. */
  hint?: string;
  answer: string;
  /** Rejects with ApiError. */
  send: (typed: FactorChange) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password, a code, or both, before the second factor is changed. */
export const FactorForm = ({ label, asks, hint, answer, send, onCancel }: FactorFormProps) => {
  const { register, handleSubmit, formState, setError } = useForm<FactorChange>({
    defaultValues: { password: '', code: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = async (typed: FactorChange) => {
    try {
      await send(typed);
    } catch (error) {
      // A 401 means the session has ended, which the sign-in screen reports.
      if (error instanceof ApiError && error.status === 401) return;
      const faults = error instanceof ApiError ? error.fields : {};
      const field = asks.find((name) => faults[name]) ?? asks[0];
      setError(
        field,
        { type: 'server', message: faults[field] ?? errorMessage(error) },
        { shouldFocus: true },
      );
    }
  };
  const field = (name: FieldName) => ({
    autoFocus: asks[0] === name,
    error: errors[name]?.message,
    announced: errors[name]?.type === 'server',
    ...register(name, {
      validate: (typed) => factorChangeSchema.shape[name].safeParse(typed).error?.issues[0]?.message,
    }),
  });

  return (
    <chakra.form
      noValidate
      aria-label={label}
      display="grid"
      gap="5"
      width="min(100%, 24rem)"
      onSubmit={submitOnce(isSubmitting, handleSubmit(submit))}
      onKeyDown={onEscape(onCancel)}
    >
      {asks.includes('password') ? (
        <PasswordField label="Your password" autoComplete="current-password" {...field('password')} />
      ) : null}
      {asks.includes('code') ? (
        <TextField
          label="Code"
          hint={hint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...field('code')}
        />
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" variant="solid" aria-disabled={isSubmitting}>
          {answer}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </chakra.div>
    </chakra.form>
  );
};
