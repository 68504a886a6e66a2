import createCache from '@emotion/cache';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { matchRoute } from './match-route.ts';
import { readPageData } from './page-data-element.ts';
import { Providers } from './providers.tsx';
import { Site } from './site.tsx';

/** Brings the server's page to life. The page's own code comes first, so hydration meets no hole. */
const start = async () => {
  const root = document.getElementById('root');
  const data = readPageData();
  if (!root || !data) return;
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  const cache = createCache({ key: 'css', ...(nonce ? { nonce } : {}) });
  await matchRoute(window.location.pathname).route.Page.preload();
  hydrateRoot(
    root,
    <StrictMode>
      <Providers cache={cache} data={data}>
        <BrowserRouter>
          <Site />
        </BrowserRouter>
      </Providers>
    </StrictMode>,
  );
};

void start();
