import type { Router } from 'express';
import { describeApi } from './describe-api.ts';

/** `GET /api/openapi.json`: OpenAPI 3.1, generated from the schemas when it is first requested. */
export const addOpenApi = (router: Router): void => {
  let document: string | undefined;
  router.get('/api/openapi.json', (_request, response) => {
    document ??= JSON.stringify(describeApi());
    response.type('json').send(document);
  });
};
