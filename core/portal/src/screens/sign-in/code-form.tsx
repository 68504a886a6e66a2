import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { type FactorCodeForm, factorCodeFormSchema } from '@jeweler/core/schemas';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../shared/ui/button.tsx';
import { submitOnce } from '../../shared/ui/field-frame.tsx';
import { onEscape } from '../../shared/ui/on-escape.ts';
import { TextField } from '../../shared/ui/text-field.tsx';

interface CodeFormProps {
  /** Resolves with why the code was not accepted; undefined: it was. */
  send: (code: string) => Promise<string | undefined>;
  onBack: () => void;
}

/** The second step of signing in, for accounts with a second factor: six digits of the app, or a recovery code. */
export const CodeForm = ({ send, onBack }: CodeFormProps) => {
  const [isRecovery, setIsRecovery] = useState(false);
  const { register, handleSubmit, formState, setError, reset } = useForm<FactorCodeForm>({
    resolver: zodResolver(factorCodeFormSchema),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = async ({ code }: FactorCodeForm) => {
    const message = await send(code);
    if (message !== undefined) setError('code', { type: 'server', message }, { shouldFocus: true });
  };
  const field = {
    error: errors.code?.message,
    announced: errors.code?.type === 'server',
    ...register('code'),
  };
  return (
    <chakra.form
      noValidate
      aria-label="Second factor"
      display="grid"
      gap="5"
      marginTop="8"
      onSubmit={submitOnce(isSubmitting, handleSubmit(submit))}
      onKeyDown={onEscape(onBack)}
    >
      {isRecovery ? (
        <TextField
          key="recovery"
          autoFocus
          label="Recovery code"
          hint="One that you printed or copied. Each works once."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field}
        />
      ) : (
        <TextField
          key="digits"
          autoFocus
          label="Six-digit code"
          hint="As the app on your phone shows it now."
          autoComplete="one-time-code"
          inputMode="numeric"
          {...field}
        />
      )}
      <Button type="submit" variant="solid" minHeight="3rem" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign in'}
      </Button>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="3">
        <Button onClick={onBack}>Back</Button>
        <Button
          onClick={() => {
            reset();
            setIsRecovery(!isRecovery);
          }}
        >
          {isRecovery ? 'Use the app' : 'Use a recovery code'}
        </Button>
      </chakra.div>
    </chakra.form>
  );
};
