import { priceCheckCalls, recordCalls } from '@jeweler/core/calls';
import {
  isPlaced,
  isSingle,
  type RecordKind,
  recordForm,
  recordKinds,
  recordNouns,
} from '@jeweler/core/schemas';
import type { Response, Router } from 'express';
import { getActor } from '../accounts/require-staff.ts';
import { readUnsavedForm } from '../accounts/unsaved-texts.ts';
import { FieldConflictError, NotFoundError, StaleRevisionError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { validate } from '../validate.ts';
import {
  type ChangeOutcome,
  changeRecord,
  changeState,
  createRecord,
  deleteRecord,
  undeleteRecord,
} from './change-records.ts';
import { moveInCollection, moveRecord } from './move-records.ts';
import { confirmPrice } from './price-check.ts';
import { type RecordDeps, readRecordId } from './record-deps.ts';
import { joinSessions, readHistory } from './record-history.ts';
import { listRecords } from './record-list.ts';
import { readMissing } from './record-missing.ts';
import { listUses } from './record-uses.ts';
import { readRecord } from './stored-record.ts';

interface NewRecordBody {
  readonly [noun: string]: unknown;
  readonly state: 'draft' | 'live';
  readonly key?: string | undefined;
}

/** What staff edit of the catalogue (DESIGN, catalogue by staff). */
export const addRecordRoutes = (router: Router, deps: RecordDeps): void => {
  for (const kind of recordKinds) addRoutesOf(router, kind, deps);
};

const addRoutesOf = (router: Router, kind: RecordKind, deps: RecordDeps): void => {
  const { database, clock, catalogue } = deps;
  const list = `/api/admin/catalogue/${kind}`;
  const calls = recordCalls(kind);
  const noun = recordNouns[kind];
  const actor = (response: Response) => getActor(response, clock());

  const present = async (id: number, response: Response) => {
    const record = await readRecord(database.query, kind, id);
    if (!record) throw new NotFoundError();
    const { adminId } = actor(response);
    return {
      [noun]: { id, ...record.fields },
      state: record.state,
      revision: record.revision,
      publishAt: record.publishAt,
      soldAt: record.soldAt,
      deletedAt: record.deletedAt,
      missing: (await readMissing(deps, [record]))(record),
      history: joinSessions(await readHistory(database.query, kind, id)),
      usedBy: listUses(record, catalogue.records('products'), catalogue.oldAddresses()),
      draft: await readUnsavedForm(database.query, adminId, recordForm(kind, id)),
    };
  };

  /** Answers with the record as it is after a change, which open portals and visitors then see too. */
  const finish = async (id: number, outcome: ChangeOutcome, response: Response): Promise<void> => {
    const record = await present(id, response);
    if (outcome === 'stale') throw new StaleRevisionError(record);
    if (outcome !== 'changed') throw new FieldConflictError(outcome.conflicts, record);
    response.json(record);
  };

  router.get(`${list}/:id`, async (request, response) => {
    response.json(await present(readRecordId(request.params.id), response));
  });

  router.post(`${list}/:id`, jsonBody, async (request, response) => {
    const id = readRecordId(request.params.id);
    const { changes, revision } = validate(calls.changeRecord.body, request.body);
    const outcome = await changeRecord(database, actor(response), { kind, id, revision }, changes);
    await finish(id, outcome, response);
  });

  // The one record of its kind is always there.
  if (isSingle(kind)) return;

  router.get(list, async (request, response) => {
    const { records, ...rest } = await listRecords(
      catalogue.records(kind),
      validate(calls.listRecords.query, request.query),
      deps,
    );
    response.json({ [kind]: records, ...rest });
  });

  // Those that the program puts there are neither added nor taken away.
  if (isPlaced(kind)) return;

  router.post(list, jsonBody, async (request, response) => {
    const { [noun]: given, state, key } = validate(calls.createRecord.body, request.body) as NewRecordBody;
    const id = await createRecord(database, actor(response), { kind, given, state, key });
    response.status(201).json(await present(id, response));
  });

  router.post(`${list}/:id/state`, jsonBody, async (request, response) => {
    const id = readRecordId(request.params.id);
    const { revision, ...change } = validate(calls.changeRecordState.body, request.body);
    await finish(id, await changeState(database, actor(response), { kind, id, revision }, change), response);
  });

  router.post(`${list}/:id/delete`, jsonBody, async (request, response) => {
    const id = readRecordId(request.params.id);
    const { revision } = validate(calls.deleteRecord.body, request.body);
    await finish(id, await deleteRecord(database, actor(response), { kind, id, revision }), response);
  });

  router.post(`${list}/:id/undelete`, jsonBody, async (request, response) => {
    const id = readRecordId(request.params.id);
    const { revision } = validate(calls.undeleteRecord.body, request.body);
    await finish(id, await undeleteRecord(database, actor(response), { kind, id, revision }), response);
  });

  router.post(`${list}/:id/move`, jsonBody, async (request, response) => {
    const id = readRecordId(request.params.id);
    const { revision, after, collection } = validate(calls.moveRecord.body, request.body);
    const target = { kind, id, revision };
    const moved =
      collection === undefined
        ? await moveRecord(database, actor(response), target, after)
        : await moveInCollection(database, actor(response), target, { after, collection });
    await finish(id, moved, response);
  });

  if (kind === 'products') {
    router.post(`${list}/:id/price-check`, jsonBody, async (request, response) => {
      const id = readRecordId(request.params.id);
      const { revision } = validate(priceCheckCalls.checkPrice.body, request.body);
      await finish(id, await confirmPrice(database, actor(response), { kind, id, revision }), response);
    });
  }
};
