import { catalogueCalls } from '@jeweler/core/calls';
import { permissionToEdit } from '@jeweler/core/schemas';
import type { Response, Router } from 'express';
import { getActor, getSession } from '../accounts/require-staff.ts';
import { jsonBody } from '../http/json-body.ts';
import { checkPermission } from '../settings/require-permission.ts';
import { validate } from '../validate.ts';
import { applyChange, previewChange } from './bulk-changes.ts';
import { findRecords } from './record-list.ts';
import type { RecordDeps } from './record-missing.ts';
import { listBulkChanges, undoChange } from './undo-changes.ts';

const BULK = '/api/admin/catalogue/products/bulk';

/** Several products at once: shown before it is done, and taken back in one step. */
export const addBulkRoutes = (router: Router, deps: RecordDeps): void => {
  const { database, clock, catalogue } = deps;
  const actor = (response: Response) => getActor(response, clock());

  router.get(BULK, async (_request, response) => {
    response.json(await listBulkChanges(database.query));
  });

  router.post(`${BULK}/preview`, jsonBody, async (request, response) => {
    const { which, change } = validate(catalogueCalls.previewBulkChange.body, request.body);
    const ids =
      'ids' in which
        ? which.ids
        : (
            await findRecords(catalogue.records('products'), { ...which.filter, sort: 'order' }, deps)
          ).shown.map(({ id }) => id);
    response.json(await previewChange(database, actor(response), ids, change));
  });

  router.post(`${BULK}/apply`, jsonBody, async (request, response) => {
    const { preview, except } = validate(catalogueCalls.applyBulkChange.body, request.body);
    const result = await applyChange(database, actor(response), preview, except);
    response.json(result);
  });

  router.post(`${BULK}/undo`, jsonBody, async (request, response) => {
    const { undo, all } = validate(catalogueCalls.undoBulkChange.body, request.body);
    const result = await undoChange(database, actor(response), undo, all, (kind) =>
      checkPermission(database.query, getSession(response), permissionToEdit(kind)),
    );
    response.json(result);
  });
};
