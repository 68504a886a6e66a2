import { net } from 'electron';

/** Timeout of the request, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Where a server redirects an address to, without following it; undefined if nowhere. The responses of `net.fetch`
 * do not tell. Never rejects.
 */
export const findRedirect = (address: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const request = net.request({ url: address, redirect: 'manual', credentials: 'omit' });
    const end = (found?: string) => {
      clearTimeout(timer);
      resolve(found);
      request.abort();
    };
    const timer = setTimeout(end, TIMEOUT_MS);
    request.on('redirect', (_status, _method, found) => end(found));
    request.on('response', () => end());
    request.on('error', () => end());
    request.end();
  });
