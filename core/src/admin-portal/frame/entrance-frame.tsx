import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { shop } from '../../business/index.ts';
import { ShopMark } from '../../ui/index.ts';
import { ScreenTitle } from '../components/screen-title.tsx';
import { MAIN_ID } from './skip-link.tsx';

/** Side by side also where a strip above would push the form out of view: wide, but not high. */
const LOW = '@media (min-width: 48rem) and (max-height: 48rem)';
/** Neither wide nor high enough for a picture at all. */
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

/** Where the picture of an entrance stands: a strip above on small screens, beside it on large ones. */
export const EntrancePicture = chakra('div', {
  base: {
    width: 'full',
    height: { base: '11rem', md: '18rem', lg: '100vh' },
    position: { lg: 'sticky' },
    top: { lg: '0' },
    bg: 'ink.900',
    [LOW]: { height: '100vh', position: 'sticky', top: '0' },
    [TINY]: { display: 'none' },
  },
});

interface EntranceFrameProps {
  /** An `EntrancePicture`. */
  picture: ReactNode;
  title: string;
  /** One or two sentences under the title; what changes there is said to screen readers. */
  lead: ReactNode;
  children: ReactNode;
}

/** A screen that stands before the portal: picture, name of the shop, title, and a form. */
export const EntranceFrame = ({ picture, title, lead, children }: EntranceFrameProps) => (
  <Halves>
    {picture}
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
    </chakra.main>
  </Halves>
);
