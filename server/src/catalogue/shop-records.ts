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
import { checkFields } from './record-fields.ts';
import { nameOf, type StoredRecord } from './stored-record.ts';

const kinds = recordKinds.filter((kind) => !isCatalogueKind(kind));

const fileRecord = (kind: RecordKind) =>
  z.strictObject({
    id: z.int().positive(),
    /** Between those of its neighbors: a move makes halves, and numbers below 1. */
    position: z.number(),
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

/**
 * What the shop's own records become by a file, and why some of them must not be stored. One that the file has as
 * deleted has the time of its deletion.
 */
export const readShopRecords = (
  present: readonly StoredRecord[],
  lists: ShopRecords,
  at: string,
): { readonly records: readonly StoredRecord[]; readonly faults: readonly ImportFault[] } => {
  const records: StoredRecord[] = [];
  const faults: ImportFault[] = [];
  for (const [name, list = []] of Object.entries(lists))
    for (const [index, { id, position, state, fields }] of list.entries()) {
      const kind = name as RecordKind;
      const old = present.find((record) => record.kind === kind && record.id === id);
      const next: StoredRecord = {
        ...{ kind, id, position, fields: fields as RecordFields, revision: 0, changedAt: at },
        ...(state === 'deleted' ? { state: 'draft', deletedAt: at } : { state }),
        // A plan ends with a change of the state.
        publishAt: old?.state === state ? old.publishAt : undefined,
      };
      const message = faultOf(next, old);
      if (message) faults.push({ field: `shopRecords.${kind}[${index}]`, message });
      else records.push(next);
    }
  return { records, faults };
};

/** Why a record must not be stored, in a sentence. */
const faultOf = (next: StoredRecord, old: StoredRecord | undefined): string | undefined => {
  const { kind } = next;
  if (isPlaced(kind) || !isListKind(kind)) {
    if (!old || (isPlaced(kind) && nameOf(old) !== nameOf(next)))
      return 'there is no such place on the website';
    if (next.state !== 'live') return 'is always on the website';
  }
  const isSame =
    old?.state === next.state && old.deletedAt === undefined && isDeepStrictEqual(old.fields, next.fields);
  // What is only moved may lack what is asked of a changed one, like a testimonial that came with the program.
  if (next.deletedAt !== undefined || isSame) return undefined;
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
