import { RetryBoundary } from '@jeweler/core/ui';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { PageFailure } from './page-failure.tsx';
import { PageFrame } from './page-frame.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';
import { routes } from './routes.tsx';

/**
 * The public site: one frame, and in it the page of the current path. A page that was asked for is drawn in
 * the background; until its code has come the one before stands, and the frame says that it is under way.
 */
export const Site = () => {
  const location = useLocation();
  const type = useNavigationType();
  const requested = useMemo(() => ({ location, type }), [location, type]);
  const shown = useDeferredValue(requested);
  const page = useMemo(
    () => (
      <RetryBoundary resetKey={shown.location.pathname} fallback={<PageFailure />}>
        <Suspense fallback={<PagePlaceholder />}>
          <Routes location={shown.location}>
            {routes.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} caseSensitive />
            ))}
          </Routes>
        </Suspense>
      </RetryBoundary>
    ),
    [shown.location],
  );
  return (
    // All of it hydrates in slices: outside of a boundary React does not pause.
    <Suspense>
      <PageFrame shown={shown} isPending={shown.location.pathname !== location.pathname}>
        {page}
      </PageFrame>
    </Suspense>
  );
};
