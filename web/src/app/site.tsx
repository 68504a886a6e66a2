import { RetryBoundary } from '@jeweler/core/ui';
import { Suspense, useEffect } from 'react';
import { useLocation } from '../lib/router/router.tsx';
import { SlugContext } from '../lib/router/slug.ts';
import { matchRoute } from './match-route.ts';
import { PageFailure } from './page-failure.tsx';
import { PageFrame } from './page-frame.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';

/** The public site: one frame, and in it the page of the current path. */
export const Site = () => {
  const { pathname } = useLocation();
  const {
    route: { Page },
    slug,
  } = matchRoute(pathname);
  return (
    // All of it hydrates in slices: outside of a boundary React does not pause.
    <Suspense>
      <Mark name="hydrated" />
      <PageFrame>
        <RetryBoundary resetKey={pathname} fallback={<PageFailure />}>
          <Suspense fallback={<PagePlaceholder />}>
            <SlugContext value={slug}>
              <Page />
              <Mark name="page-hydrated" />
            </SlugContext>
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
