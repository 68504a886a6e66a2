import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Content-Security-Policy of downloads that could run something if a browser opened them. */
export const SANDBOX_CSP = "sandbox; default-src 'none'";

/**
 * Helmet for every response. Its Content-Security-Policy is that of data, in which nothing may load or run;
 * pages and downloads replace it. Strict-Transport-Security is sent only when the site's public address is
 * https. Nothing may be cached (no error, in particular) unless its handler says otherwise.
 */
export const securityHeaders = (siteUrl: string): RequestHandler[] => [
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    xFrameOptions: { action: 'deny' },
    // Other sites get no referrer; our own forms still report the page they were sent from.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: siteUrl.startsWith('https:'),
  }),
  (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  },
];
