import { createHttpClient, shareAdminEvents } from '@jeweler/core/api';

/** The script of the worker that all windows of this browser share. */
const take = shareAdminEvents(createHttpClient());

addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (port) take(port);
});
