import { chakra } from '@chakra-ui/react';
import { getSignInOptions } from '@jeweler/core/api';
import { pictureWidths, workshopBackground } from '@jeweler/core/business';
import { useEffect, useState } from 'react';
import { useHost } from '../../shared/portal.ts';
import { useSessionState } from '../../shared/session/use-session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { variantAddress } from '../../shared/variant-address.ts';
import { PORTAL_TITLE, useWindowTitle } from '../../shared/window-title.ts';
import { ForgottenPassword, LINK_SENT } from './forgotten-password.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInLayout, SignInPicture } from './sign-in-layout.tsx';

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
      {step === 'sign-in' ? (
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
      ) : (
        <ForgottenPassword
          isSent={step === 'sent'}
          onSent={() => setStep('sent')}
          onBack={() => setStep('sign-in')}
        />
      )}
    </SignInLayout>
  );
};

/** The workshop; a plain background until the picture has loaded, and if the folder lacks it. */
const WorkshopPicture = () => {
  const [broken, setBroken] = useState(false);
  const source = (width: (typeof pictureWidths)[number]) => variantAddress(workshopBackground.src, width);
  return (
    <SignInPicture>
      {broken ? null : (
        <chakra.img
          alt=""
          src={source(960)}
          srcSet={pictureWidths.map((width) => `${source(width)} ${width}w`).join(', ')}
          sizes="(min-width: 64rem) 100vh, 100vw"
          htmlWidth={workshopBackground.width}
          htmlHeight={workshopBackground.height}
          fetchPriority="high"
          width="full"
          height="full"
          objectFit="cover"
          // Keeps the stone in view.
          objectPosition={{ base: '50% 30%', md: '50% 12%', lg: '50% 30%' }}
          onError={() => setBroken(true)}
        />
      )}
    </SignInPicture>
  );
};
