import { finishResponse } from '../../server/src/http/finished-response.ts';
import type { Site } from '../../server/src/pages/site.ts';
import { sitePlaces } from '../../web/src/data/site-places.ts';

/** A site without pages: for tests of everything else. */
export const noSite: Site = {
  files: (_request, _response, next) => next(),
  pages: (_request, _response, next) => next(),
  preview: (path) => finishResponse({ status: 404, contentType: 'text/plain', body: path, headers: {} }),
  listPaths: () => [],
  phoneScript: '/assets/phone.js',
  fontFaceCss: '',
  sitePlaces,
};
