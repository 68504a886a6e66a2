import { importRequestSchema } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { StaleRevisionError, ValidationError } from '../errors.ts';
import { fileListBody } from '../http/json-body.ts';
import { getActor } from '../staff/actor-of.ts';
import { validate } from '../validate.ts';
import { parseCatalogue } from './catalogue-file.ts';
import { describePlan, planImport } from './import-plan.ts';
import type { RecordDeps } from './record-deps.ts';
import { replaceCatalogue } from './replace-catalogue.ts';
import { readCatalogueVersion, readRecordsSince } from './stored-record.ts';

/** Most faults that an answer lists. */
const MAX_FAULTS = 50;

/** The catalogue file in the portal: what it would change, and then exactly that. */
export const addImportRoutes = (router: Router, { database, clock, catalogue }: RecordDeps): void => {
  router.post('/api/admin/catalogue/import', fileListBody, async (request, response) => {
    const { text, apply } = validate(importRequestSchema, request.body);
    const { catalogue: file, faults } = parseCatalogue(text);
    if (!file) {
      const listed = faults.slice(0, MAX_FAULTS).map((fault, index) => [`text.${index}`, fault]);
      throw new ValidationError(Object.fromEntries(listed));
    }
    const author = getActor(response, clock());
    const revision = catalogue.version;
    if (apply === undefined) {
      const plan = planImport(await readRecordsSince(database.query, -1), file, author);
      response.json({ plan: describePlan(plan), revision });
      return;
    }
    const plan = await database.writes.run(async (trx) => {
      // Only what was shown: nothing has changed since.
      if ((await readCatalogueVersion(trx)) !== apply) return undefined;
      return replaceCatalogue(trx, file, author);
    });
    await catalogue.refresh();
    if (!plan) {
      const next = planImport(await readRecordsSince(database.query, -1), file, author);
      throw new StaleRevisionError({ plan: describePlan(next), revision: catalogue.version });
    }
    response.json({ plan: describePlan(plan), revision: catalogue.version });
  });
};
