import type { z } from 'zod';
import { previewCalls, priceCheckCalls, recordCalls } from '../calls/index.ts';
import {
  type CatalogueRecord,
  catalogueRecordSchema,
  type RecordChanges,
  type RecordKind,
  type RecordPage,
  type RecordQuery,
  recordNouns,
  recordPageSchema,
} from '../schemas/index.ts';
import type { AdminClient } from './authorized-client.ts';
import { request } from './endpoint.ts';

type RecordCalls = ReturnType<typeof recordCalls>;

export const listRecords = (
  http: AdminClient,
  kind: RecordKind,
  query: RecordQuery = {},
  signal?: AbortSignal,
): Promise<RecordPage> =>
  request(http, { ...recordCalls(kind).listRecords, answer: recordPageSchema(kind) }, [query, signal]);

const ask = <Kind extends RecordKind>(
  http: AdminClient,
  kind: Kind,
  name: Exclude<keyof RecordCalls, 'listRecords'>,
  given: readonly unknown[],
): Promise<CatalogueRecord<Kind>> =>
  request(http, { ...recordCalls(kind)[name], answer: catalogueRecordSchema(kind) }, given);

export const getRecord = <Kind extends RecordKind>(http: AdminClient, kind: Kind, id: number) =>
  ask(http, kind, 'getRecord', [id]);

interface NewRecord<Kind extends RecordKind> {
  readonly fields: RecordChanges<Kind>;
  readonly state: 'draft' | 'live';
  /** A UUID for each new record: sent again, when the answer was lost, it creates nothing. */
  readonly key: string;
}

export const createRecord = <Kind extends RecordKind>(
  http: AdminClient,
  kind: Kind,
  { fields, ...rest }: NewRecord<Kind>,
) => ask(http, kind, 'createRecord', [{ [recordNouns[kind]]: fields, ...rest }]);

/**
 * Rejects with ApiError: `conflict` with `conflicts` and `present` when somebody else has changed one of these fields
 * since `revision`; changes of other fields are joined.
 */
export const changeRecord = <Kind extends RecordKind>(
  http: AdminClient,
  kind: Kind,
  id: number,
  change: { readonly changes: RecordChanges<Kind>; readonly revision: number },
) => ask(http, kind, 'changeRecord', [id, change]);

const changing =
  <Name extends 'changeRecordState' | 'deleteRecord' | 'undeleteRecord' | 'moveRecord'>(name: Name) =>
  <Kind extends RecordKind>(
    http: AdminClient,
    kind: Kind,
    id: number,
    change: Readonly<z.input<RecordCalls[Name]['body']>>,
  ) =>
    ask(http, kind, name, [id, change]);

export const changeRecordState = changing('changeRecordState');
export const deleteRecord = changing('deleteRecord');
export const undeleteRecord = changing('undeleteRecord');
export const moveRecord = changing('moveRecord');

export const checkPrice = (
  http: AdminClient,
  id: number,
  check: Readonly<z.input<typeof priceCheckCalls.checkPrice.body>>,
): Promise<CatalogueRecord<'products'>> =>
  request(http, { ...priceCheckCalls.checkPrice, answer: catalogueRecordSchema('products') }, [id, check]);

export const createPreviewLink = (http: AdminClient, kind: RecordKind, id: number) =>
  request(http, previewCalls(kind).createPreviewLink, [id]);

/** The page as it stands in the form, in this session and for an hour. Its address stays the same. */
export const previewDraft = (
  http: AdminClient,
  kind: RecordKind,
  id: number | 'new',
  changes: Readonly<Record<string, unknown>>,
) => request(http, previewCalls(kind).previewDraft, [id, { changes }]);

export const revokePreviewLinks = (http: AdminClient, kind: RecordKind, id: number) =>
  request(http, previewCalls(kind).revokePreviewLinks, [id]);
