import { type ApiCall, priceCheckCalls, recordCalls } from '@jeweler/core/calls';
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
import type { Router } from 'express';
import type { z } from 'zod';
import { staffAnswers } from '../accounts/staff-answers.ts';
import { readUnsavedForm } from '../accounts/unsaved-texts.ts';
import { snapshot } from '../database/database.ts';
import { ConflictError, NotFoundError, StaleRevisionError } from '../errors.ts';
import { readId } from '../validate.ts';
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

const CHOOSE = 'Someone else has changed the same in the meantime. Please choose what to keep.';

/** A change of one record, as far as all of them are the same. */
interface ChangeCall extends ApiCall {
  readonly route: `POST /api/${string}/:id`;
  readonly body: z.ZodType<{ readonly revision: number }>;
  readonly answer: z.ZodType;
}

/** What staff edit of the catalogue (DESIGN, catalogue by staff). */
export const addRecordRoutes = (router: Router, deps: RecordDeps): void => {
  for (const kind of recordKinds) addRoutesOf(router, kind, deps);
};

const addRoutesOf = (router: Router, kind: RecordKind, deps: RecordDeps): void => {
  const { database, catalogue } = deps;
  const calls = recordCalls(kind);
  const noun = recordNouns[kind];
  const add = staffAnswers(router, deps.clock);

  const present = async (id: number, adminId: number) => {
    const { record, ...rest } = await snapshot(database.query, async (trx) => ({
      record: await readRecord(trx, kind, id),
      history: await readHistory(trx, kind, id),
      draft: await readUnsavedForm(trx, adminId, recordForm(kind, id)),
    }));
    if (!record) throw new NotFoundError();
    return {
      [noun]: { id, ...record.fields },
      state: record.state,
      revision: record.revision,
      publishAt: record.publishAt,
      soldAt: record.soldAt,
      deletedAt: record.deletedAt,
      missing: (await readMissing(deps, [record]))(record),
      usedBy: listUses(record, catalogue.records('products'), catalogue.oldAddresses()),
      ...rest,
    };
  };

  add(calls.getRecord, ({ params, session }) => present(readId(params.id), session.adminId));

  /** A change made on a revision: answered with the record as it is then, as open portals and visitors see it too. */
  const addChange = <Body extends { readonly revision: number }>(
    call: ApiCall & { readonly body: z.ZodType<Body>; readonly answer: z.ZodType },
    change: RecordChange<Body>,
  ): void =>
    add(call as ChangeCall, async ({ params, sent, actor }) => {
      const id = readId(params.id);
      const target = { kind, id, revision: sent.revision };
      const outcome = await database.writes.run((trx) => change(trx, actor, target, sent as Body));
      const record = await present(id, actor.adminId);
      if (outcome === 'stale') throw new StaleRevisionError(record);
      if (outcome !== 'changed') throw new ConflictError(CHOOSE, { ...outcome, present: record });
      return record;
    });

  addChange(calls.changeRecord, changeRecord);

  // The one record of its kind is always there.
  if (isSingle(kind)) return;

  add(calls.listRecords, async ({ sent }) => {
    const { records, ...rest } = await listRecords(catalogue.records(kind), sent, deps);
    return { [kind]: records, ...rest };
  });

  // Those that the program puts there are neither added nor taken away.
  if (isPlaced(kind)) return;

  add(calls.createRecord, async ({ sent, actor }) => {
    const { [noun]: given, state, key } = sent as NewRecordBody;
    return present(await createRecord(database, actor, { kind, given, state, key }), actor.adminId);
  });

  addChange(calls.changeRecordState, changeState);
  addChange(calls.deleteRecord, deleteRecord);
  addChange(calls.undeleteRecord, undeleteRecord);
  addChange(calls.moveRecord, moveRecord);
  if (kind === 'products') addChange(priceCheckCalls.checkPrice, confirmPrice);
};
