import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { fontFaceCss } from '@jeweler/core/theme/fonts';
import { colorChoice, followColorScheme, NoticeArea } from '@jeweler/portal';
import { portalSystem } from '@jeweler/portal/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { ShopConsole } from '../shared/ipc-contract.ts';
import { sendToMain } from './bridge.ts';
import { ConsoleWindow } from './console-window.tsx';
import { showMainNotices } from './host/main-notices.ts';
import { createMenu } from './host/menu.ts';
import { openLastPath } from './host/use-kept-path.ts';

/** Tells main the chosen color scheme, for menus and dialogs. */
const followColors = (bridge: ShopConsole) => {
  let told: string | undefined;
  const reportChoice = () => {
    const choice = colorChoice();
    if (choice === told) return;
    told = choice;
    sendToMain(bridge, 'colors:choose', choice);
  };
  // Also called immediately, with the choice of the last visit.
  followColorScheme(reportChoice);
};

/** Starts the window: `index.html` contains nothing else. */
const start = async () => {
  const root = document.getElementById('root');
  if (!root) return;
  const { shopConsole: bridge } = window;
  followColors(bridge);
  const begin = await bridge.call('window:start');
  openLastPath(begin.path);
  const notices = showMainNotices(bridge);
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={createCache({ key: 'css' })}>
        <ChakraProvider value={portalSystem}>
          <Global styles={fontFaceCss} />
          {/* Uses the history of app://, as the browser portal uses that of the site. */}
          <BrowserRouter useTransitions={false}>
            <ConsoleWindow bridge={bridge} menu={createMenu(bridge)} notices={notices} start={begin} />
          </BrowserRouter>
          <NoticeArea />
        </ChakraProvider>
      </CacheProvider>
    </StrictMode>,
  );
};

start().catch((error: unknown) => {
  document.body.textContent =
    'The console could not start. Start it again; if that does not help, show the log (Help ▸ Open log folder) to whoever looks after it.';
  // Main logs where.
  throw error;
});
