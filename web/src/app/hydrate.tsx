import { RetryBoundary } from '@jeweler/core/ui/unstyled';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readPageData } from './page-data-element.ts';
import { Providers } from './providers.tsx';
import { SectionFailure } from './section-failure.tsx';
import { Site } from './site.tsx';

/**
 * Hydrates the frame of the server-rendered page; the page inside it stays server HTML until its own code is
 * loaded. Does nothing if the server rendered no page.
 */
export const hydrate = (): void => {
  const root = document.getElementById('root');
  const data = readPageData();
  if (!root || !data) return;
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
