import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { forgetPassword, getSignInOptions } from '@jeweler/core/api';
import {
  type ForgottenPassword as Forgotten,
  forgottenPasswordSchema,
  PASSWORD_LINK_MINUTES,
} from '@jeweler/core/schemas';
import { useEffect, useState } from 'react';
import { useHost } from '../../shared/portal.ts';
import { useSessionState } from '../../shared/session/use-session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Form } from '../../shared/ui/layout.ts';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useFieldForm } from '../../shared/use-field-form.ts';
import { PORTAL_TITLE, useWindowTitle } from '../../shared/window-title.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { WorkshopPicture } from './workshop-picture.tsx';

/** The same whoever asks, so that nobody learns which names there are. */
const LINK_SENT = `If there is an account with an email address under that name, we have sent it a link. It works for ${PASSWORD_LINK_MINUTES} minutes.`;

/** Whether a link can be sent to who has forgotten the password; not while that is unknown. */
const useSendsMail = (): boolean => {
  const { http } = useHost();
  const [sendsMail, setSendsMail] = useState(false);
  useEffect(() => {
    getSignInOptions(http).then(
      (options) => setSendsMail(options.sendsMail),
      () => undefined,
    );
  }, [http]);
  return sendsMail;
};

/** The staff sign-in (SPEC section 2, Admin login). */
export const SignInScreen = () => {
  const session = useSessionState();
  useWindowTitle('Sign in');
  const sendsMail = useSendsMail();
  const [step, setStep] = useState<'sign-in' | 'forgotten' | 'sent'>('sign-in');
  const ended = session.phase === 'signed-out' && session.why === 'ended';
  return (
    <SignInLayout
      picture={<WorkshopPicture />}
      title={PORTAL_TITLE}
      lead={
        {
          'sign-in': ended
            ? 'Your session has ended. Please sign in again.'
            : 'Sign in with your staff account.',
          forgotten: 'Enter your username or email address to get a link for a new password.',
          sent: LINK_SENT,
        }[step]
      }
    >
      {step === 'forgotten' ? (
        <ForgottenPassword onSent={() => setStep('sent')} onBack={() => setStep('sign-in')} />
      ) : (
        <>
          <SignInForm />
          {/* Its line is there from the start, so that nothing moves when the answer has come. */}
          <chakra.div minHeight="target" marginTop="3">
            {sendsMail ? (
              <Button variant="bare" marginLeft="-4" fontSize="small" onClick={() => setStep('forgotten')}>
                Forgot password?
              </Button>
            ) : null}
          </chakra.div>
        </>
      )}
    </SignInLayout>
  );
};

/** Asks for a link to a new password, in place of the sign-in. */
const ForgottenPassword = ({ onSent, onBack }: { onSent: () => void; onBack: () => void }) => {
  const { http } = useHost();
  const { field, isSubmitting, onSubmit } = useFieldForm<Forgotten>(
    { resolver: zodResolver(forgottenPasswordSchema), defaultValues: { username: '' } },
    (typed) => forgetPassword(http, typed).then(onSent),
  );
  return (
    <Form aria-label="Forgot password" marginTop="8" onSubmit={onSubmit}>
      <TextField
        autoFocus
        label="Username or email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <Button type="submit" variant="solid" minHeight="3rem" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Sending...' : 'Send a link'}
      </Button>
      <Button onClick={onBack}>Back</Button>
    </Form>
  );
};
