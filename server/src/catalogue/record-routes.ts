import { priceCheckCalls, recordCalls } from '@jeweler/core/calls';
import {
  type CatalogueRecord,
  hasPage,
  isPlaced,
  isSingle,
  type RecordKind,
  recordForm,
  recordKinds,
  recordNouns,
} from '@jeweler/core/schemas';
import type { Response, Router } from 'express';
import type { z } from 'zod';
import { getActor } from '../accounts/require-staff.ts';
import { readUnsavedForm } from '../accounts/unsaved-texts.ts';
import { FieldConflictError, NotFoundError, StaleRevisionError } from '../errors.ts';
import { readId } from '../http/id-of.ts';
import { jsonBody } from '../http/json-body.ts';
import { validate } from '../validate.ts';
import {
  changeRecord,
  changeState,
  confirmPrice,
  createRecord,
  deleteRecord,
  type RecordChange,
  undeleteRecord,
} from './change-records.ts';
import { moveRecord } from './move-records.ts';
import type { OldAddress } from './old-addresses.ts';
import { readHistory } from './record-history.ts';
import { listRecords } from './record-list.ts';
import { type RecordDeps, readMissing } from './record-missing.ts';
import { pagePath } from './record-pages.ts';
import { fieldsOf, nameOf, readRecord, type StoredRecord, slugOf } from './stored-record.ts';

/** The field by which a product belongs to a record of this kind. */
const parentFields: Readonly<Partial<Record<RecordKind, 'category_id' | 'collection_id'>>> = {
  categories: 'category_id',
  collections: 'collection_id',
};

/**
 * What its deletion would leave behind: former addresses that lead to it, and products that belong to it. Menus and
 * texts of the site leave out what visitors cannot see; no mail links to a page of the catalogue.
 */
const listUses = (
  record: StoredRecord,
  products: ReadonlyMap<number, StoredRecord>,
  addresses: Iterable<OldAddress>,
): CatalogueRecord['usedBy'] => {
  const { kind, id } = record;
  const slug = slugOf(record.fields);
  const field = parentFields[kind];
  const belonging = [...(field ? products.values() : [])]
    .filter((product) => product.deletedAt === undefined && field && fieldsOf(product)[field] === id)
    .sort((a, b) => a.position - b.position)
    .map((product) => ({ kind: 'product' as const, name: nameOf(product), id: product.id }));
  const former = [...addresses]
    .filter((address) => address.kind === kind && address.recordId === id && address.slug !== slug)
    .flatMap((address) =>
      hasPage(kind) ? [{ kind: 'redirect' as const, name: pagePath(kind, address.slug) }] : [],
    );
  return [...former, ...belonging];
};

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
      history: await readHistory(database.query, kind, id),
      usedBy: listUses(record, catalogue.records('products'), catalogue.oldAddresses()),
      draft: await readUnsavedForm(database.query, adminId, recordForm(kind, id)),
    };
  };

  router.get(`${list}/:id`, async (request, response) => {
    response.json(await present(readId(request.params.id), response));
  });

  /** A change made on a revision: answered with the record as it is then, as open portals and visitors see it too. */
  const addChange = <Body extends { readonly revision: number }>(
    path: string,
    schema: z.ZodType<Body>,
    change: RecordChange<Body>,
  ): void => {
    router.post(`${list}/:id${path}`, jsonBody, async (request, response) => {
      const id = readId(request.params.id);
      const body = validate(schema, request.body);
      const [author, target] = [actor(response), { kind, id, revision: body.revision }];
      const outcome = await database.writes.run((trx) => change(trx, author, target, body));
      const record = await present(id, response);
      if (outcome === 'stale') throw new StaleRevisionError(record);
      if (outcome !== 'changed') throw new FieldConflictError(outcome.conflicts, record);
      response.json(record);
    });
  };

  addChange('', calls.changeRecord.body, changeRecord);

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

  addChange('/state', calls.changeRecordState.body, changeState);
  addChange('/delete', calls.deleteRecord.body, deleteRecord);
  addChange('/undelete', calls.undeleteRecord.body, undeleteRecord);
  addChange('/move', calls.moveRecord.body, moveRecord);
  if (kind === 'products') addChange('/price-check', priceCheckCalls.checkPrice.body, confirmPrice);
};
