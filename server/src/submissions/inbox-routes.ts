import type { Router } from 'express';
import { addDeletionRoutes } from './deletion-routes.ts';
import { addExportRoutes } from './export-routes.ts';
import { addListRoutes } from './list-routes.ts';
import type { InboxDeps } from './present-record.ts';
import { addRecordRoutes } from './record-routes.ts';
import { addStatusRoutes } from './status-routes.ts';

/** Routes for staff to work with submissions; add them after `requireStaff`. Every write is a POST. */
export const addInboxRoutes = (router: Router, deps: InboxDeps): void => {
  addListRoutes(router, deps);
  addStatusRoutes(router, deps);
  addExportRoutes(router, deps);
  addDeletionRoutes(router, deps);
  // Last, because its `:reference` parameter would match the fixed segments of the others.
  addRecordRoutes(router, deps);
};
