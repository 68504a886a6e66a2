import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Container } from '../components/layout/container.tsx';
import { Skeleton } from '../components/layout/skeleton.tsx';
import { OnHydrated } from '../components/lazy/click-replay.tsx';
import { VisuallyHidden } from '../components/text/visually-hidden.tsx';
import { markReady } from '../lib/loading/until-loaded.ts';
import { markHydrated } from '../lib/loading/when-used.ts';
import { PageFailure } from './page-failure.tsx';
import { PageFrame } from './page-frame.tsx';
import { routes } from './routes.tsx';
import { endSpeculation } from './speculation-rules.tsx';

const markPageHydrated = () => {
  performance.mark('page-hydrated');
  markReady();
  endSpeculation();
};

/** The public site: one frame around the page of the current path. */
export const Site = () => {
  const { pathname } = useLocation();
  return (
    // The boundary makes hydration interruptible: outside of one, React does not yield.
    <Suspense>
      <OnHydrated run={markHydrated} />
      <PageFrame>
        <ErrorBoundary resetKeys={[pathname]} fallback={<PageFailure />}>
          <Suspense fallback={<PagePlaceholder />}>
            <Routes>
              {routes.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} caseSensitive />
              ))}
            </Routes>
            <OnHydrated run={markPageHydrated} />
          </Suspense>
        </ErrorBoundary>
      </PageFrame>
    </Suspense>
  );
};

/** Shown while a page's code is loading: as high as a page, so that the footer does not jump. */
const PagePlaceholder = () => (
  <Container role="status" css={{ minHeight: '100vh', py: '16', bg: 'bg' }}>
    <VisuallyHidden>Loading the page</VisuallyHidden>
    <Skeleton css={{ height: '3rem', width: 'min(100%, 28rem)' }} />
    <Skeleton line css={{ width: 'min(100%, 36rem)', marginTop: '6' }} />
    <Skeleton line css={{ width: 'min(100%, 30rem)', marginTop: '4' }} />
  </Container>
);
