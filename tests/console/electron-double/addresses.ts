/**
 * Chromium does not load `app://` itself, so the tests' browser loads the console's pages from a loopback
 * server; `*.localhost` is a secure context, like the privileged scheme.
 */
const PROGRAM_ORIGIN = 'app://console';

const browserOrigin = (port: number) => `http://console.localhost:${port}`;

/** Replaces the console's origin in a text with the one in the browser. */
export const browserAddress = (text: string, port: number): string =>
  text.replaceAll(PROGRAM_ORIGIN, browserOrigin(port));

/** Replaces the console's origin in a text with the one in the main process. */
export const programAddress = (text: string, port: number): string =>
  text.replaceAll(browserOrigin(port), PROGRAM_ORIGIN);
