import type { RequestHandler } from 'express';

/** Answers every method but GET and HEAD: OPTIONS with the allowed ones, the rest with 405. */
export const readOnly: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') {
    next();
    return;
  }
  response.set('Allow', 'GET, HEAD, OPTIONS').sendStatus(request.method === 'OPTIONS' ? 204 : 405);
};
