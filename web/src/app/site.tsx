import { RetryBoundary } from '@jeweler/core/ui/unstyled';
import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PageFailure } from './page-failure.tsx';
import { PageFrame } from './page-frame.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';
import { routes } from './routes.tsx';

/** The public site: one frame, and in it the page of the current path. */
export const Site = () => {
  const { pathname } = useLocation();
  return (
    // All of it hydrates in slices: outside of a boundary React does not pause.
    <Suspense>
      <Mark name="hydrated" />
      <PageFrame>
        <RetryBoundary resetKey={pathname} fallback={<PageFailure />}>
          <Suspense fallback={<PagePlaceholder />}>
            <Routes>
              {routes.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} caseSensitive />
              ))}
            </Routes>
            <Mark name="page-hydrated" />
          </Suspense>
        </RetryBoundary>
      </PageFrame>
    </Suspense>
  );
};

/** Says that the frame, or the page, is hydrated: in the performance timeline, and on the root element. */
const Mark = ({ name }: { name: 'hydrated' | 'page-hydrated' }) => {
  useEffect(() => {
    performance.mark(name);
    document.documentElement.setAttribute(`data-${name}`, '');
  }, [name]);
  return null;
};
