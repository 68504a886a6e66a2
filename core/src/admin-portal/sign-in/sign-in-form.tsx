import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { type AdminLogin, adminLoginSchema } from '../../schemas/index.ts';
import { Button } from '../components/button.tsx';
import { TextField } from '../components/text-field.tsx';
import { usePortal } from '../portal/portal-context.ts';
import { PasswordField } from './password-field.tsx';
import { signInFailure } from './sign-in-failure.ts';

/** Username and password (SPEC sections 4, 5 and 8). What was typed stays when signing in fails. */
export const SignInForm = () => {
  const { host, session } = usePortal();
  const { register, handleSubmit, formState, setFocus } = useForm<AdminLogin>({
    resolver: zodResolver(adminLoginSchema),
    defaultValues: { username: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('username'), [setFocus]);

  const send = async (credentials: AdminLogin) => {
    try {
      await session.signIn(credentials);
    } catch (error) {
      host.notify({ tone: 'error', title: 'Login Failed', text: signInFailure(error) });
      return;
    }
    host.notify({ tone: 'success', title: 'Login Successful', text: 'Welcome to the admin portal' });
  };

  return (
    <chakra.form
      noValidate
      aria-label="Sign in"
      display="grid"
      gap="5"
      marginTop="8"
      onSubmit={handleSubmit(send)}
    >
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordField error={errors.password?.message} {...register('password')} />
      <Button type="submit" look="solid" minHeight="3rem" disabled={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign in'}
      </Button>
    </chakra.form>
  );
};
