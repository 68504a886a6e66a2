/** The scheme the window's pages come from; one host, so one origin. */
export const APP_SCHEME = 'app';
export const APP_ORIGIN = 'app://console';

/** Emotion's client sheet starts as an empty style element and is filled by script: the hash of nothing. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What the console's page may do: its own files, the server through our own scheme, and nothing else. */
const PAGE_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${EMPTY_STYLE}`,
  "img-src 'self'",
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
  // The permission is never given, so a film does not offer the whole screen either.
  'permissions-policy': 'fullscreen=()',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;
