import { useSessionState } from '../../shared/session/use-session.ts';
import { PORTAL_TITLE, useWindowTitle } from '../../shared/window-title.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { WorkshopPicture } from './workshop-picture.tsx';

/** The staff sign-in (SPEC section 2, Admin login). */
export const SignInScreen = () => {
  const session = useSessionState();
  useWindowTitle('Sign in');
  const ended = session.phase === 'signed-out' && session.why === 'ended';
  return (
    <SignInLayout
      picture={<WorkshopPicture />}
      title={PORTAL_TITLE}
      lead={ended ? 'Your session has ended. Please sign in again.' : 'Sign in with your staff account.'}
    >
      <SignInForm />
    </SignInLayout>
  );
};
