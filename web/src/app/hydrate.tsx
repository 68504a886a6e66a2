import { RetryBoundary } from '@jeweler/core/ui/unstyled';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { matchRoute } from './match-route.ts';
import { readPageData } from './page-data-element.ts';
import { Providers } from './providers.tsx';
import { SectionFailure } from './section-failure.tsx';
import { Site } from './site.tsx';

/** Makes the server's page React's. The page's own code comes first, so hydration meets no hole. */
export const hydrate = async (): Promise<void> => {
  const root = document.getElementById('root');
  const data = readPageData();
  if (!root || !data) return;
  const { Page, isDeferred } = matchRoute(window.location.pathname).route;
  if (!isDeferred) await Page.preload();
  hydrateRoot(
    root,
    <StrictMode>
      <RetryBoundary fallback={<SectionFailure as="main" title="This page could not be shown" />}>
        <Providers data={data}>
          <BrowserRouter>
            <Site />
          </BrowserRouter>
        </Providers>
      </RetryBoundary>
    </StrictMode>,
  );
};
