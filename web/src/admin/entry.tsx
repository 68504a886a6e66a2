import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { AdminPortal, applyColorScheme, NoticeArea } from '@jeweler/core/admin-portal';
import { fontFaceCss, portalSystem } from '@jeweler/core/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserHost } from './browser-host.ts';

/** Starts the staff portal in a browser: `admin.html` is empty but for this. */
const start = () => {
  const root = document.getElementById('root');
  if (!root) return;
  applyColorScheme();
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  const cache = createCache({ key: 'css', ...(nonce ? { nonce } : {}) });
  const host = createBrowserHost();
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={cache}>
        <ChakraProvider value={portalSystem}>
          <Global styles={fontFaceCss} />
          <AdminPortal host={host} />
          <NoticeArea />
        </ChakraProvider>
      </CacheProvider>
    </StrictMode>,
  );
};

start();
