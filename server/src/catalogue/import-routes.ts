import { shopDay } from '@jeweler/core/business';
import { catalogueCalls } from '@jeweler/core/calls';
import { type ImportAnswer, type ImportFormat, permissionToEdit } from '@jeweler/core/schemas';
import type { Response, Router } from 'express';
import type { DownloadTickets } from '../accounts/download-tickets.ts';
import { staffAnswers } from '../accounts/staff-answers.ts';
import { snapshot } from '../database/database.ts';
import { StaleRevisionError, ValidationError } from '../errors.ts';
import { fileListBody } from '../http/json-body.ts';
import { sendChunks } from '../http/send-chunks.ts';
import { checkPermission } from '../settings/require-permission.ts';
import { inParts, takeTurn } from '../turns.ts';
import { applyChange, previewChange } from './bulk-changes.ts';
import { writeCatalogueText } from './catalogue-file.ts';
import { writeProductsCsv } from './csv/write-products.ts';
import { describePlan } from './import-plan.ts';
import { type FilePlan, listMissingPictures, planFile, readPresent } from './plan-file.ts';
import { prepareRecords, toCatalogue } from './public-catalogue.ts';
import { findRecords } from './record-list.ts';
import type { RecordDeps } from './record-missing.ts';
import { toShopRecords } from './shop-records.ts';
import { storePlan } from './store-plan.ts';
import { readAllRecords, readCatalogueVersion } from './stored-record.ts';
import { listBulkChanges, undoChange } from './undo-changes.ts';

/**
 * Changes of many records at once, which are shown before they are made, and taken back in one step: several products
 * alike, or what a file says; and the files to save.
 */
export const addImportRoutes = (router: Router, deps: RecordDeps & { tickets: DownloadTickets }): void => {
  const { database, clock, catalogue, tickets } = deps;
  const add = staffAnswers(router, clock);
  const addFile = staffAnswers(router, clock, { body: fileListBody });

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

  const present = async ({ plan, faults }: FilePlan, revision: number): Promise<ImportAnswer> => {
    const described = await describePlan(plan);
    const missingPictures = await listMissingPictures(plan, deps.pictures);
    await takeTurn();
    return { plan: described, faults: [...faults], missingPictures, revision };
  };

  addFile(catalogueCalls.importCatalogue, async ({ sent: { apply, ...file }, actor: author, session }) => {
    await takeTurn();
    // Neither plan nor revision may be of a change that the other one does not know.
    const look = async () => {
      const { revision, stored } = await snapshot(database.query, async (trx) => ({
        revision: (await readCatalogueVersion(trx)) ?? 0,
        stored: await readPresent(trx),
      }));
      return present(await planFile(stored, file, author), revision);
    };
    if (apply === undefined) return look();
    const done = await database.writes.run(async (trx) => {
      // Only what was shown: nothing has changed since.
      if ((await readCatalogueVersion(trx)) !== apply) return undefined;
      const made = await planFile(await readPresent(trx), file, author);
      const [fault] = made.faults;
      if (fault) throw new ValidationError({ text: fault.message });
      const { created, changed, removed } = made.plan;
      const kinds = [...created, ...removed, ...changed.map(({ next }) => next)].map(({ kind }) => kind);
      for (const kind of new Set(kinds)) await checkPermission(trx, session, permissionToEdit(kind));
      return { ...made, undo: await storePlan(trx, made.plan, author) };
    });
    if (!done) throw new StaleRevisionError(await look());
    return { ...(await present(done, catalogue.version)), undo: done.undo };
  });

  const send = async (response: Response, format: ImportFormat): Promise<void> => {
    const records = await readAllRecords(database.query);
    await prepareRecords(records);
    const chunks =
      format === 'csv'
        ? writeProductsCsv(records)
        : inParts(writeCatalogueText(toCatalogue(records), toShopRecords(records)));
    const name = format === 'csv' ? 'pieces' : 'catalogue';
    await sendChunks(response, chunks, `${name}-${shopDay(clock())}.${format}`);
  };

  // Issues an address that works once without the token: a browser's own download does not send it.
  const issueTicket = tickets.offer<ImportFormat>('catalogue', send);
  addFile(catalogueCalls.requestCatalogueFile, ({ response, sent }) => issueTicket(response, sent.format));
};
