import { isDeepStrictEqual } from 'node:util';
import {
  fieldsSchemas,
  type ImportFault,
  isCatalogueKind,
  isListKind,
  isPlaced,
  type RecordFields,
  type RecordKind,
  recordKinds,
} from '@jeweler/core/schemas';
import { z } from 'zod';
import { ValidationError } from '../errors.ts';
import type { RecordPlan } from './import-plan.ts';
import { checkFields } from './record-fields.ts';
import { nameOf, type StoredRecord } from './stored-record.ts';

const kinds = recordKinds.filter((kind) => !isCatalogueKind(kind));

const fileRecord = (kind: RecordKind) =>
  z.strictObject({
    id: z.int().positive(),
    position: z.int().positive(),
    state: z.enum(['draft', 'live', 'hidden', 'deleted']),
    fields: z.strictObject(fieldsSchemas[kind].shape as Record<string, z.ZodType>).partial(),
  });

/** The shop's own records in a catalogue file, by kind: what is sold is in its other lists. */
export const shopRecordsSchema: z.ZodType<ShopRecords> = z.strictObject(
  Object.fromEntries(kinds.map((kind) => [kind, z.array(fileRecord(kind)).optional()])),
);
export type ShopRecords = {
  readonly [Kind in RecordKind]?: readonly z.infer<ReturnType<typeof fileRecord>>[];
};

/** The keys that the object at `path` in them can have. */
export const shopKeysAt = ([kind, , part]: readonly PropertyKey[]): readonly string[] => {
  const known = kinds.find((each) => each === kind);
  if (known === undefined) return kinds;
  return Object.keys((part === 'fields' ? fieldsSchemas[known] : fileRecord(known)).shape);
};

/** The shop's own records as a catalogue file has them: those that staff have changed; undefined if there are none. */
export const toShopRecords = (records: readonly StoredRecord[]): ShopRecords | undefined => {
  const lists: Partial<Record<RecordKind, object[]>> = {};
  for (const { kind, id, position, state, deletedAt, revision, fields } of records) {
    if (isCatalogueKind(kind) || revision === 0) continue;
    const list = lists[kind] ?? [];
    list.push({ id, position, state: deletedAt === undefined ? state : 'deleted', fields });
    lists[kind] = list;
  }
  return Object.keys(lists).length > 0 ? (lists as ShopRecords) : undefined;
};

interface ShopPlan extends Omit<RecordPlan, 'losingAddress'> {
  readonly faults: readonly ImportFault[];
}

/** What the shop's own records in a file do: each becomes what the file says, and those that it lacks stay. */
export const planShopRecords = (
  present: readonly StoredRecord[],
  lists: ShopRecords,
  at: string,
): ShopPlan => {
  const created: StoredRecord[] = [];
  const changed: { old: StoredRecord; next: StoredRecord }[] = [];
  const removed: StoredRecord[] = [];
  const faults: ImportFault[] = [];
  let unchanged = 0;
  for (const [name, list = []] of Object.entries(lists))
    for (const [index, { id, position, state, fields }] of list.entries()) {
      const kind = name as RecordKind;
      const old = present.find((record) => record.kind === kind && record.id === id);
      const next: StoredRecord = {
        ...{ kind, id, position, fields: fields as RecordFields, revision: 0, changedAt: at },
        state: state === 'deleted' ? 'draft' : state,
      };
      const isThere = old !== undefined && old.deletedAt === undefined;
      const isDeleted = state === 'deleted';
      const message = faultOf(next, old, isDeleted);
      if (message) faults.push({ field: `shopRecords.${kind}[${index}]`, message });
      else if (isDeleted ? !isThere : isThere && isDeepStrictEqual(shownOf(old), shownOf(next)))
        unchanged += 1;
      else if (isDeleted && old) removed.push(old);
      else if (old) changed.push({ old, next });
      else created.push(next);
    }
  return { created, changed, removed, unchanged, faults };
};

const shownOf = ({ position, state, fields }: StoredRecord) => ({ position, state, fields });

/** Why a record must not be stored, in a sentence. */
const faultOf = (
  next: StoredRecord,
  old: StoredRecord | undefined,
  isDeleted: boolean,
): string | undefined => {
  const { kind } = next;
  if (isPlaced(kind) || !isListKind(kind)) {
    if (!old || (isPlaced(kind) && nameOf(old) !== nameOf(next)))
      return 'there is no such place on the website';
    if (isDeleted || next.state !== 'live') return 'is always on the website';
  }
  if (isDeleted) return undefined;
  try {
    checkFields(next);
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.entries(error.fields)
      .map(([field, message]) => `${field}: ${message}`)
      .join(' ');
  }
};
