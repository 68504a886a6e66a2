import { type AdminHost, createBrowserNavigation } from '@jeweler/core/admin-portal';
import { createHttpClient } from '@jeweler/core/api';
import { showNotice } from '@jeweler/core/ui';
import { copyText } from './copy-text.ts';
import { createSessionStore } from './session-store.ts';

/** The staff portal in a tab of a browser, on the server's own origin. */
export const createBrowserHost = (): AdminHost => ({
  http: createHttpClient(),
  session: createSessionStore({
    storage: () => window.localStorage,
    onUnavailable: () =>
      showNotice({
        tone: 'info',
        title: 'This browser does not remember the sign-in',
        text: 'You stay signed in until this page is closed or loaded anew.',
      }),
  }),
  navigation: createBrowserNavigation(),
  notify: showNotice,
  copyText,
  publicAddress: (rootRelative) => new URL(rootRelative, window.location.origin).href,
});
