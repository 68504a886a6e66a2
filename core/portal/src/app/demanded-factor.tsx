import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useEffect } from 'react';
import { loadSecondFactor } from '../screens/account/index.ts';
import { SignInLayout, WorkshopPicture } from '../screens/sign-in/index.ts';
import { wholeDay } from '../shared/day-labels.ts';
import { useSecondFactor, useSession } from '../shared/session/use-session.ts';
import { Button } from '../shared/ui/button.tsx';
import { MAIN_ID } from '../shared/ui/use-focus-keeping.ts';
import { useWindowTitle } from '../shared/window-title.ts';

const SecondFactorGroup = lazy(async () => ({ default: (await loadSecondFactor()).SecondFactorGroup }));

/** In place of every screen, from the day on which everybody needs a second factor, for whoever has none. */
export const DemandedFactor = () => {
  const { signOut } = useSession();
  const factor = useSecondFactor();
  useWindowTitle('Second factor');
  // What had the focus has gone with the screen.
  useEffect(() => document.querySelector<HTMLElement>(`#${MAIN_ID} h1`)?.focus(), []);
  if (!factor) return null;
  return (
    <SignInLayout
      picture={<WorkshopPicture />}
      title="Set up your second factor"
      lead={`The shop asks everybody for one${factor.from === null ? '' : ` since ${wholeDay(factor.from)}`}. Once you have it, you go on where you were.`}
    >
      <chakra.div marginTop="8">
        <Suspense fallback={null}>
          <SecondFactorGroup factor={{ ...factor, from: null }} />
        </Suspense>
      </chakra.div>
      <Button variant="bare" marginTop="6" marginLeft="-4" onClick={signOut} _print={{ display: 'none' }}>
        Logout
      </Button>
    </SignInLayout>
  );
};
