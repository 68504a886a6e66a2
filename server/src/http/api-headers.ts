import type { RequestHandler } from 'express';
import { DATA_CSP, securityHeaders } from './security-headers.ts';

/** Headers of all API responses, as opposed to pages, pictures and catalogues. */
export const apiHeaders = (siteUrl: string): RequestHandler => {
  const headers = {
    ...securityHeaders(siteUrl),
    'Content-Security-Policy': DATA_CSP,
    'Cache-Control': 'no-store',
  };
  return (_request, response, next) => {
    response.set(headers);
    next();
  };
};
