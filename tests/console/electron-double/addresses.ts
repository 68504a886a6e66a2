/**
 * Chromium does not go to `app://` by itself, so the browser of the tests sees the console's pages
 * on a loopback server; `*.localhost` is a secure context, as the privileged scheme is.
 */
const PROGRAM_ORIGIN = 'app://console';

const browserOrigin = (port: number) => `http://console.localhost:${port}`;

/** The same text with the console's origin as the browser knows it. */
export const browserAddress = (text: string, port: number): string =>
  text.replaceAll(PROGRAM_ORIGIN, browserOrigin(port));

/** The same text with the console's origin as main knows it. */
export const programAddress = (text: string, port: number): string =>
  text.replaceAll(browserOrigin(port), PROGRAM_ORIGIN);
