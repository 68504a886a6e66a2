import { EntranceFrame } from '../frame/entrance-frame.tsx';
import { PORTAL_TITLE } from '../frame/portal-title.ts';
import { useSessionState } from '../session/use-session.ts';
import { SignInForm } from './sign-in-form.tsx';
import { WorkshopPicture } from './workshop-picture.tsx';

/** Sign-in of staff (SPEC section 2, Admin login). */
export const SignInScreen = () => {
  const session = useSessionState();
  const ended = session.phase === 'signed-out' && session.why === 'ended';
  return (
    <EntranceFrame
      picture={<WorkshopPicture />}
      title={PORTAL_TITLE}
      lead={
        ended
          ? 'Your session has ended. Sign in again to go on where you were.'
          : 'Sign in with your staff account.'
      }
    >
      <SignInForm />
    </EntranceFrame>
  );
};
