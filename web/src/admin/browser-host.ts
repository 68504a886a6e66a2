import { createHttpClient } from '@jeweler/core/api';
import { hideNotice, hideNotices, showNotice } from '@jeweler/core/ui';
import { type AdminHost, publicAddresses } from '@jeweler/portal';
import { copyText } from './copy-text.ts';
import { download } from './download.ts';
import { createSessionStore } from './session-store.ts';

/** The host of the staff portal in a browser tab, on the server's own origin. */
export const createBrowserHost = (fetch: typeof globalThis.fetch): AdminHost => ({
  http: createHttpClient({ fetch }),
  session: createSessionStore(() =>
    showNotice({
      tone: 'info',
      title: 'This browser does not remember the sign-in',
      text: 'You stay signed in until this page is closed or loaded anew.',
    }),
  ),
  notify: showNotice,
  hideNotice,
  hideNotices,
  copyText,
  download,
  ...publicAddresses(window.location.origin),
});
