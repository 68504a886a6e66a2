import type { RequestHandler } from 'express';
import helmet from 'helmet';

const security = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
});

const neverStored: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** Headers of everything that is an answer to a call rather than a page, a picture or a catalogue. */
export const apiHeaders: RequestHandler[] = [security, neverStored];
