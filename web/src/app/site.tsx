import { RetryBoundary } from '@jeweler/core/ui/unstyled';
import { Suspense, useRef } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { OnHydrated, useClickReplay } from '../components/lazy/click-replay.tsx';
import { PageFailure } from './page-failure.tsx';
import { PageFrame } from './page-frame.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';
import { routes } from './routes.tsx';

/** Marks that the frame, or the page, is hydrated: in the performance timeline and on the root element. */
const mark = (name: 'hydrated' | 'page-hydrated') => {
  performance.mark(name);
  document.documentElement.setAttribute(`data-${name}`, '');
};

/** The public site: one frame, and in it the page of the current path. */
export const Site = () => {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const replayClick = useClickReplay(main);
  return (
    // All of it hydrates in slices: outside of a boundary React does not pause.
    <Suspense>
      <OnHydrated run={() => mark('hydrated')} />
      <PageFrame main={main}>
        <RetryBoundary resetKey={pathname} fallback={<PageFailure />}>
          <Suspense fallback={<PagePlaceholder />}>
            <Routes>
              {routes.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} caseSensitive />
              ))}
            </Routes>
            <OnHydrated
              run={() => {
                mark('page-hydrated');
                replayClick();
              }}
            />
          </Suspense>
        </RetryBoundary>
      </PageFrame>
    </Suspense>
  );
};
