import { chakra } from '@chakra-ui/react';
import { shop } from '../../business/index.ts';
import { ShopMark } from '../../ui/index.ts';
import { ScreenTitle } from '../components/screen-title.tsx';
import { PORTAL_TITLE } from '../frame/portal-title.ts';
import { MAIN_ID } from '../frame/skip-link.tsx';
import { useSessionState } from '../session/use-session.ts';
import { SignInForm } from './sign-in-form.tsx';
import { WorkshopPicture } from './workshop-picture.tsx';

const Halves = chakra('div', {
  base: {
    display: 'grid',
    minHeight: '100dvh',
    gridTemplateRows: { base: 'auto 1fr', lg: 'auto' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
  },
});

const Name = chakra('span', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'display',
    fontSize: 'min(1.625rem, 7.5vw)',
    lineHeight: '1',
    letterSpacing: 'brand',
    textTransform: 'uppercase',
    whiteSpace: 'nowrap',
  },
});

/** Sign-in of staff (SPEC section 2, Admin login). */
export const SignInScreen = () => {
  const session = useSessionState();
  const ended = session.phase === 'signed-out' && session.why === 'ended';
  return (
    <Halves>
      <WorkshopPicture />
      <chakra.main
        id={MAIN_ID}
        tabIndex={-1}
        display="grid"
        alignContent="center"
        paddingInline="5"
        paddingTop="10"
        paddingBottom="12"
      >
        <chakra.div width="min(100%, 24rem)" marginInline="auto">
          <chakra.span display="inline-flex" alignItems="center" gap="3" minHeight="target">
            <ShopMark width="2.375rem" height="2.375rem" color="admin.accent" />
            <Name>{shop.name}</Name>
          </chakra.span>
          <ScreenTitle marginTop="10" fontSize="clamp(1.8125rem, 8.4vw, 2.1875rem)">
            {PORTAL_TITLE}
          </ScreenTitle>
          <chakra.p role="status" marginTop="2" color="admin.quiet">
            {ended
              ? 'Your session has ended. Sign in again to go on where you were.'
              : 'Sign in with your staff account.'}
          </chakra.p>
          <SignInForm />
        </chakra.div>
      </chakra.main>
    </Halves>
  );
};
