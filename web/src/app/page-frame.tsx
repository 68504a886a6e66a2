import { chakra } from '@chakra-ui/react';
import { type ReactNode, Suspense, useRef } from 'react';
import { Bench } from '../components/layout/bench.tsx';
import { LazyToastArea } from '../components/notices/lazy-toast-area.tsx';
import { Banner } from '../features/banner/banner.tsx';
import { SiteFooter } from '../features/site-footer/site-footer.tsx';
import { SiteHeader } from '../features/site-header/site-header.tsx';
import { useNavigationEffects } from './use-navigation-effects.ts';
import { useSectionFade } from './use-section-fade.ts';

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    left: '4',
    top: '-4rem',
    zIndex: 'skip',
    bg: 'ink.900',
    color: 'bone.100',
    py: '3',
    px: '5',
    _focus: { top: '2' },
  },
});

/**
 * What stands on every public page: skip link, announcements, header, footer, toasts. Nothing in the
 * boundaries suspends; they let hydration pause between the parts, and begin with the one that is used.
 */
export const PageFrame = ({ children }: { children: ReactNode }) => {
  const main = useRef<HTMLElement>(null);
  useNavigationEffects(main);
  useSectionFade(main);
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Bench />
      <Suspense>
        <Banner />
        <SiteHeader />
      </Suspense>
      <main ref={main} id="main" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <SiteFooter />
      </Suspense>
      <LazyToastArea />
    </>
  );
};
