import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PageBoundary } from './page-boundary.tsx';
import { PageFrame } from './page-frame.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';
import { routes } from './routes.tsx';

/** The public site: one frame, and in it the page of the current path. */
export const Site = () => {
  const { pathname } = useLocation();
  return (
    // All of it hydrates in slices: outside of a boundary React does not pause.
    <Suspense>
      <PageFrame>
        <PageBoundary resetKey={pathname}>
          <Suspense fallback={<PagePlaceholder />}>
            <Routes>
              {routes.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} caseSensitive />
              ))}
            </Routes>
          </Suspense>
        </PageBoundary>
      </PageFrame>
    </Suspense>
  );
};
