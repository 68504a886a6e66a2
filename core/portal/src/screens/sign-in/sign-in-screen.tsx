import { chakra } from '@chakra-ui/react';
import { pictureWidths, workshopBackground } from '@jeweler/core/business';
import { useState } from 'react';
import { useSessionState } from '../../shared/session/use-session.ts';
import { variantAddress } from '../../shared/variant-address.ts';
import { PORTAL_TITLE, useWindowTitle } from '../../shared/window-title.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInLayout, SignInPicture } from './sign-in-layout.tsx';

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
