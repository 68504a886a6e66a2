import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { type AdminLogin, adminLoginSchema } from '@jeweler/core/schemas';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePortal } from '../../shared/portal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { submitOnce } from '../../shared/ui/field-frame.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { signInAdvice, signInFailure } from './sign-in-failure.ts';

const FAILURE_NOTICE = 'sign-in';

/** Username and password (SPEC sections 4, 5 and 8). The input is preserved when signing in fails. */
export const SignInForm = () => {
  const { host, session } = usePortal();
  const { register, handleSubmit, formState } = useForm<AdminLogin>({
    resolver: zodResolver(adminLoginSchema),
    defaultValues: { username: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState<{ text: string; advice: string | undefined }>();

  const send = async (credentials: AdminLogin) => {
    setFailure(undefined);
    try {
      await session.signIn(credentials);
    } catch (error) {
      const text = signInFailure(error);
      host.notify({ id: FAILURE_NOTICE, tone: 'error', title: 'Login Failed', text });
      setFailure({ text, advice: signInAdvice(error) });
      return;
    }
    host.hideNotice(FAILURE_NOTICE);
    host.notify({ tone: 'success', title: 'Login Successful', text: 'Welcome to the admin portal' });
  };

  return (
    <chakra.form
      noValidate
      aria-label="Sign in"
      display="grid"
      gap="5"
      marginTop="8"
      onSubmit={submitOnce(isSubmitting, handleSubmit(send))}
    >
      {failure ? (
        // The notice announces its text, but not the advice.
        <Message status="error" role={failure.advice === undefined ? undefined : 'alert'}>
          {failure.advice ?? failure.text}
        </Message>
      ) : null}
      <TextField
        // `setFocus` waits, and would take the focus from whoever types the password already.
        autoFocus
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" variant="solid" minHeight="3rem" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign in'}
      </Button>
    </chakra.form>
  );
};
