/** The scheme of the window's pages; a single host, so a single origin. */
export const APP_SCHEME = 'app';
export const APP_ORIGIN = 'app://console';

/**
 * Emotion starts with an empty style element, which it fills by script: this is the hash of the empty string.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The page's Content Security Policy: its own files, the server through our own scheme, and nothing else. Scripts come
 * from the folder of the built ones: on a scheme of its own, Chromium runs whatever is called `.js`, whichever content
 * type it has, and so would a file of the server's that is within 'self'.
 */
const PAGE_CSP = [
  "default-src 'none'",
  `script-src ${APP_ORIGIN}/assets/`,
  `style-src 'self' ${EMPTY_STYLE}`,
  // Photos with a request come by calls with the session's token, not by an address.
  "img-src 'self' blob:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of the page and of all its files. */
export const pageHeaders = {
  'content-security-policy': PAGE_CSP,
  // Denied, so that videos do not offer a fullscreen button that would not work.
  'permissions-policy': 'fullscreen=()',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;
