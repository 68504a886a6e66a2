import { lazy, Suspense } from 'react';
import { loadSecondFactor } from '../screens/account/index.ts';
import { SignInLayout, SignInPicture } from '../screens/sign-in/index.ts';
import { wholeDay } from '../shared/day-labels.ts';
import { useSecondFactor, useSession } from '../shared/session/use-session.ts';
import { Button } from '../shared/ui/button.tsx';
import { useWindowTitle } from '../shared/window-title.ts';

const SecondFactorGroup = lazy(async () => ({ default: (await loadSecondFactor()).SecondFactorGroup }));

/** In place of every screen, from the day on which everybody needs a second factor, for whoever has none. */
export const DemandedFactor = () => {
  const { signOut } = useSession();
  const factor = useSecondFactor();
  useWindowTitle('Second factor');
  if (!factor) return null;
  return (
    <SignInLayout
      picture={<SignInPicture _print={{ display: 'none' }} />}
      title="Set up your second factor"
      lead={`The shop asks everybody for one${factor.from === null ? '' : ` since ${wholeDay(factor.from)}`}. Once you have it, you go on where you were.`}
    >
      <Suspense fallback={null}>
        <SecondFactorGroup factor={{ ...factor, from: null }} />
      </Suspense>
      <Button variant="bare" marginTop="6" onClick={signOut} _print={{ display: 'none' }}>
        Logout
      </Button>
    </SignInLayout>
  );
};
