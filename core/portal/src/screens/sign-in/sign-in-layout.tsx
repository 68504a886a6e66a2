import { chakra } from '@chakra-ui/react';
import { shop } from '@jeweler/core/business';
import type { ReactNode } from 'react';
import { ScreenTitle } from '../../shared/ui/screen-title.tsx';
import { MAIN_ID } from '../../shared/ui/use-focus-keeping.ts';
import { ShopMark } from '../../ui/index.ts';

/** Wide, but not high: side by side, because a strip above would push the form out of view. */
const LOW = '@media (min-width: 48rem) and (max-height: 48rem)';
/** Too small for a picture altogether. */
const TINY = '@media (max-width: 47.99rem) and (max-height: 36rem)';
const sideBySide = 'minmax(0, 1.15fr) minmax(0, 1fr)';

const Halves = chakra('div', {
  base: {
    display: 'grid',
    minHeight: '100dvh',
    gridTemplateRows: { base: 'auto 1fr', lg: 'auto' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: sideBySide },
    [LOW]: { gridTemplateRows: 'auto', gridTemplateColumns: sideBySide },
  },
});

const Main = chakra('main', {
  base: {
    display: 'grid',
    // Below the picture, a notice at the foot of the window would cover the button of a centered form.
    alignContent: { base: 'start', lg: 'center' },
    paddingInline: '5',
    paddingTop: '10',
    paddingBottom: { base: '8rem', lg: '12' },
    [LOW]: { alignContent: 'center', paddingBottom: '12' },
  },
});

/** The picture beside the sign-in: a strip above the form on small screens, beside it on large ones. */
export const SignInPicture = chakra('div', {
  base: {
    width: 'full',
    height: { base: '11rem', md: '18rem', lg: '100vh' },
    position: { lg: 'sticky' },
    top: { lg: '0' },
    bg: 'ink.900',
    [LOW]: { height: '100vh', position: 'sticky', top: '0' },
    [TINY]: { display: 'none' },
    _print: { display: 'none' },
  },
});

interface SignInLayoutProps {
  /** A `SignInPicture`. */
  picture: ReactNode;
  title: string;
  /** One or two sentences under the title; changes are announced to screen readers. */
  lead: ReactNode;
  children: ReactNode;
}

/** A screen shown before sign-in: picture, shop name, title, and a form. */
export const SignInLayout = ({ picture, title, lead, children }: SignInLayoutProps) => (
  <Halves>
    {picture}
    <Main id={MAIN_ID} tabIndex={-1}>
      <chakra.div width="min(100%, 24rem)" marginInline="auto">
        <chakra.span display="inline-flex" alignItems="center" gap="3" minHeight="target">
          <ShopMark width="2.375rem" height="2.375rem" color="admin.accent" />
          <chakra.span textStyle="brand">{shop.name}</chakra.span>
        </chakra.span>
        <ScreenTitle marginTop="10" fontSize="clamp(1.8125rem, 8.4vw, 2.1875rem)">
          {title}
        </ScreenTitle>
        <chakra.p role="status" marginTop="2" color="admin.quiet">
          {lead}
        </chakra.p>
        {children}
      </chakra.div>
    </Main>
  </Halves>
);
