import { catalogueCalls } from '@jeweler/core/calls';
import { permissionToEdit } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { staffAnswers } from '../accounts/staff-answers.ts';
import { checkPermission } from '../settings/require-permission.ts';
import { applyChange, previewChange } from './bulk-changes.ts';
import { findRecords } from './record-list.ts';
import type { RecordDeps } from './record-missing.ts';
import { listBulkChanges, undoChange } from './undo-changes.ts';

/** Several products at once: shown before it is done, and taken back in one step. */
export const addBulkRoutes = (router: Router, deps: RecordDeps): void => {
  const { database, catalogue } = deps;
  const add = staffAnswers(router, deps.clock);

  add(catalogueCalls.listBulkChanges, () => listBulkChanges(database.query));

  add(catalogueCalls.previewBulkChange, async ({ sent: { which, change }, actor }) => {
    const ids =
      'ids' in which
        ? which.ids
        : (
            await findRecords(catalogue.records('products'), { ...which.filter, sort: 'order' }, deps)
          ).shown.map(({ id }) => id);
    return previewChange(database, actor, ids, change);
  });

  add(catalogueCalls.applyBulkChange, ({ sent: { preview, except }, actor }) =>
    applyChange(database, actor, preview, except),
  );

  add(catalogueCalls.undoBulkChange, ({ sent: { undo, all }, actor, session }) =>
    undoChange(database, actor, undo, all, (kind) =>
      checkPermission(database.query, session, permissionToEdit(kind)),
    ),
  );
};
