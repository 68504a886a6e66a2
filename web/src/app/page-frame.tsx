import { workshopBackground } from '@jeweler/core/business';
import { type ReactNode, Suspense, useRef, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { styled } from '#styled-system/jsx';
import { NoticeArea } from '../components/notices.tsx';
import { Picture } from '../components/picture.tsx';
import { Banner } from '../features/banner/banner.tsx';
import { SiteHeader } from '../features/site-header/site-header.tsx';
import { deferredPart } from '../lib/lazy.ts';
import { isPagePending, subscribeToPending } from './pending-page.ts';
import { SectionFailure } from './section-failure.tsx';
import { useNavigationEffects } from './use-navigation-effects.ts';
import { usePagePrefetch } from './use-page-prefetch.ts';

const SkipLink = styled('a', {
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

// Until the first interaction, the footer stays server HTML, and its links load whole documents.
const SiteFooter = deferredPart(
  async () => (await import('../features/site-footer/site-footer.tsx')).SiteFooter,
);

const never = () => false;

// Created once, so that a navigation only renders those of their components that depend on the URL.
const head = (
  <>
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Banner />
      </Suspense>
    </ErrorBoundary>
    <ErrorBoundary fallback={<SectionFailure as="header" />}>
      <Suspense>
        <SiteHeader />
      </Suspense>
    </ErrorBoundary>
  </>
);
const foot = (
  <ErrorBoundary fallback={<SectionFailure as="footer" />}>
    <Suspense>
      <SiteFooter />
    </Suspense>
  </ErrorBoundary>
);

/**
 * The parts of every public page: skip link, announcements, header, footer, toasts. The Suspense boundaries
 * let hydration yield between the parts and begin with the one that is used; only the footer suspends. If a
 * part fails to render, the others are not affected.
 */
export const PageFrame = ({ children }: { children: ReactNode }) => {
  const main = useRef<HTMLElement>(null);
  const isPending = useSyncExternalStore(subscribeToPending, isPagePending, never);
  useNavigationEffects(main);
  usePagePrefetch();
  return (
    <>
      {/* The only text outside of the inner boundaries. If a translator has changed it, it stays as it is:
          otherwise React would render the whole page anew, before the page's own code is loaded. */}
      <SkipLink href="#main" suppressHydrationWarning>
        Skip to content
      </SkipLink>
      <WorkshopBackground />
      {head}
      {isPending ? <NavigationProgress /> : null}
      <main ref={main} id="main" tabIndex={-1} aria-busy={isPending || undefined}>
        {children}
      </main>
      {foot}
      <NoticeArea />
    </>
  );
};

const Line = styled('div', {
  base: {
    position: 'fixed',
    top: '0',
    insetInline: '0',
    height: '3px',
    zIndex: 'toast',
    bg: 'linear-gradient(90deg, {colors.gold.500} 40%, {colors.gold.300}, {colors.gold.500} 60%) 0 / 300%',
    // The global styles turn this off with reduced motion.
    animation: 'sheen 1.2s linear infinite',
  },
});

const NavigationProgress = () => <Line role="progressbar" aria-label="Loading the page" />;

/**
 * The fixed workshop picture behind all sections, visible through those with the ground `window`. Pages
 * without such a section do not load it: a lazy picture that is not displayed is not requested.
 */
const WorkshopBackground = () => (
  <styled.div aria-hidden="true" css={{ position: 'fixed', inset: '0', zIndex: 'bench', bg: 'ink.900' }}>
    <Picture
      of={workshopBackground}
      sizes="100vw"
      fetchPriority="low"
      css={{
        width: 'full',
        height: 'full',
        objectFit: 'cover',
        'html:not(:has([data-window])) &': { display: 'none' },
      }}
    />
  </styled.div>
);
