import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageFrame } from './page-frame.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';
import { routes } from './routes.tsx';

/** The public site: one frame, and in it the page of the current path. */
export const Site = () => (
  <PageFrame>
    <Suspense fallback={<PagePlaceholder />}>
      <Routes>
        {routes.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} caseSensitive />
        ))}
      </Routes>
    </Suspense>
  </PageFrame>
);
