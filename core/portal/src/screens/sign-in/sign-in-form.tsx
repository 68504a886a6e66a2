import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@jeweler/core/api';
import { type AdminLogin, adminLoginSchema } from '@jeweler/core/schemas';
import { useState } from 'react';
import { errorMessage } from '../../shared/errors.ts';
import { usePortal } from '../../shared/portal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/layout.ts';
import { Message } from '../../shared/ui/message.tsx';
import { onEscape } from '../../shared/ui/on-escape.ts';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useFieldForm } from '../../shared/use-field-form.ts';

const FAILURE_NOTICE = 'sign-in';

/** The server processed the request and rejected it, because of the credentials or its format. */
const isRefusal = ({ status }: ApiError) => status >= 400 && status < 500 && status !== 429;

/**
 * The text of 'Login Failed', exactly as in SPEC section 8: the server's message, else 'Invalid credentials'
 * for a rejection, else 'Login failed'.
 */
export const signInFailure = (error: unknown): string => {
  if (!(error instanceof ApiError)) return 'Login failed';
  return error.serverMessage ?? (isRefusal(error) ? 'Invalid credentials' : 'Login failed');
};

/** Advice where an immediate retry would not help: how long to wait, or to check the connection. */
export const signInAdvice = (error: unknown): string | undefined =>
  error instanceof ApiError && (error.code === 'network' || error.status === 429)
    ? errorMessage(error)
    : undefined;

/**
 * Username and password (SPEC sections 4, 5 and 8), and for accounts with a second factor its code. The input is
 * preserved when signing in fails.
 */
export const SignInForm = () => {
  const { host, session } = usePortal();
  const [failure, setFailure] = useState<{ text: string; advice: string | undefined }>();
  /** Username and password are right, and the account has a second factor. */
  const [isAskedForCode, setIsAskedForCode] = useState(false);

  /** Failures of the second step are shown at its field, others above username and password. */
  const fail = (error: unknown) => {
    const [text, advice] = [signInFailure(error), signInAdvice(error)];
    const code = error instanceof ApiError ? error.code : undefined;
    if (isAskedForCode && code !== 'unauthorized')
      return setError('code', { type: 'server', message: advice ?? text }, { shouldFocus: true });
    setIsAskedForCode(code === 'second_factor');
    if (code === 'second_factor') return host.hideNotice(FAILURE_NOTICE);
    host.notify({ id: FAILURE_NOTICE, tone: 'error', title: 'Login Failed', text });
    setFailure({ text, advice });
  };

  const send = async (credentials: AdminLogin) => {
    setFailure(undefined);
    try {
      await session.signIn(credentials);
    } catch (error) {
      return fail(error);
    }
    host.hideNotice(FAILURE_NOTICE);
    host.notify({ tone: 'success', title: 'Login Successful', text: 'Welcome to the admin portal' });
  };

  const { field, isSubmitting, onSubmit, setError } = useFieldForm<AdminLogin>(
    { resolver: zodResolver(adminLoginSchema), defaultValues: { username: '', password: '' } },
    send,
  );

  const goBack = () => setIsAskedForCode(false);
  return (
    <Form
      aria-label={isAskedForCode ? 'Second factor' : 'Sign in'}
      marginTop="8"
      onSubmit={onSubmit}
      onKeyDown={isAskedForCode ? onEscape(goBack) : undefined}
    >
      {failure ? (
        // The notice announces its text, but not the advice.
        <Message status="error" role={failure.advice === undefined ? undefined : 'alert'}>
          {failure.advice ?? failure.text}
        </Message>
      ) : null}
      {isAskedForCode ? (
        <TextField
          key="code"
          autoFocus
          label="Code"
          hint="Six digits of the app on your phone, or a recovery code."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...field('code', { shouldUnregister: true })}
        />
      ) : (
        <>
          <TextField
            // `setFocus` waits, and would take the focus from whoever types the password already.
            autoFocus
            label="Username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...field('username')}
          />
          <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        </>
      )}
      <Button type="submit" variant="solid" minHeight="3rem" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign in'}
      </Button>
      {isAskedForCode ? <Button onClick={goBack}>Back</Button> : null}
    </Form>
  );
};
