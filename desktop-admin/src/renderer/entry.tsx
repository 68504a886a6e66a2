import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import {
  applyColorScheme,
  createBrowserNavigation,
  followColorScheme,
  NoticeArea,
} from '@jeweler/core/admin-portal';
import { fontFaceCss, portalSystem } from '@jeweler/core/theme';
import { showNotice } from '@jeweler/core/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleWindow } from './console-window.tsx';
import { createMenu } from './host/menu.ts';
import { keepPlace, openLastPlace } from './host/place.ts';

/** Starts the window: `index.html` is empty but for this. */
const start = async () => {
  const root = document.getElementById('root');
  if (!root) return;
  applyColorScheme();
  followColorScheme();
  const { shopConsole: bridge } = window;
  const begin = await bridge.call('window:start');
  openLastPlace(begin.place);
  const navigation = createBrowserNavigation();
  keepPlace(bridge, navigation);
  bridge.on('notice', showNotice);
  bridge.on('open-place', (place) => navigation.go(place));
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={createCache({ key: 'css' })}>
        <ChakraProvider value={portalSystem}>
          <Global styles={fontFaceCss} />
          <ConsoleWindow bridge={bridge} navigation={navigation} menu={createMenu(bridge)} start={begin} />
          <NoticeArea />
        </ChakraProvider>
      </CacheProvider>
    </StrictMode>,
  );
};

void start();
