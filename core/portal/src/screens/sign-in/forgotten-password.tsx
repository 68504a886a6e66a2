import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { forgetPassword } from '@jeweler/core/api';
import {
  type ForgottenPassword as Forgotten,
  forgottenPasswordSchema,
  PASSWORD_LINK_MINUTES,
} from '@jeweler/core/schemas';
import { useForm } from 'react-hook-form';
import { errorMessage } from '../../shared/errors.ts';
import { useHost } from '../../shared/portal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { submitOnce } from '../../shared/ui/field-frame.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';

/** The same whoever asks, so that nobody learns which names there are. */
export const LINK_SENT = `If there is an account with an email address under that name, we have sent it a link. It works for ${PASSWORD_LINK_MINUTES} minutes.`;

interface ForgottenPasswordProps {
  isSent: boolean;
  onSent: () => void;
  onBack: () => void;
}

/** Asks for a link to a new password, in place of the sign-in. */
export const ForgottenPassword = ({ isSent, onSent, onBack }: ForgottenPasswordProps) => {
  const { http } = useHost();
  const { register, handleSubmit, setError, formState } = useForm<Forgotten>({
    resolver: zodResolver(forgottenPasswordSchema),
    defaultValues: { username: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = async (typed: Forgotten) => {
    try {
      await forgetPassword(http, typed);
      onSent();
    } catch (error) {
      setError('username', { type: 'server', message: errorMessage(error) }, { shouldFocus: true });
    }
  };
  return (
    <chakra.form
      noValidate
      aria-label="Forgot password"
      display="grid"
      gap="5"
      marginTop="8"
      onSubmit={submitOnce(isSubmitting, handleSubmit(send))}
    >
      {isSent ? null : (
        <>
          <TextField
            autoFocus
            label="Username or email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.username?.message}
            announced={errors.username?.type === 'server'}
            {...register('username')}
          />
          <Button type="submit" variant="solid" minHeight="3rem" aria-disabled={isSubmitting}>
            {isSubmitting ? 'Sending...' : 'Send a link'}
          </Button>
        </>
      )}
      {/* Once sent, the button that had the focus is gone. */}
      <Button key={String(isSent)} autoFocus={isSent} onClick={onBack}>
        Back
      </Button>
    </chakra.form>
  );
};
