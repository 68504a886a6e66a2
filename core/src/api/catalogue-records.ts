import {
  type CatalogueRecord,
  catalogueRecordSchema,
  previewLinkSchema,
  type RecordChanges,
  type RecordKind,
  type RecordPage,
  type RecordQuery,
  recordNouns,
  recordPageSchema,
  type StateChange,
} from '../schemas/index.ts';
import { type AdminClient, command, endpoint } from './authorized-client.ts';
import { call } from './http-client.ts';

const address = (kind: RecordKind, ...rest: readonly (string | number)[]) =>
  ['api/admin/catalogue', kind, ...rest].join('/');

/** `GET /api/admin/catalogue/KIND`: a page of a list. */
export const listRecords = (
  http: AdminClient,
  kind: RecordKind,
  query: RecordQuery = {},
  signal?: AbortSignal,
): Promise<RecordPage> =>
  call(async () => {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const response = http.get(address(kind), {
      searchParams: given.map(([name, value]) => [name, String(value)]),
      ...(signal ? { signal } : {}),
    });
    return recordPageSchema(kind).parse(await response.json());
  });

/** `GET /api/admin/catalogue/KIND/ID` */
export const getRecord = <Kind extends RecordKind>(
  http: AdminClient,
  kind: Kind,
  id: number,
): Promise<CatalogueRecord<Kind>> =>
  call(async () => catalogueRecordSchema(kind).parse(await http.get(address(kind, id)).json()));

const post = <Kind extends RecordKind>(
  http: AdminClient,
  kind: Kind,
  path: readonly (string | number)[],
  json: object,
): Promise<CatalogueRecord<Kind>> =>
  call(async () =>
    catalogueRecordSchema(kind).parse(await http.post(address(kind, ...path), { json }).json()),
  );

interface NewRecord<Kind extends RecordKind> {
  readonly fields: RecordChanges<Kind>;
  readonly state: 'draft' | 'live';
  /** A UUID for each new record: sent again, when the answer was lost, it creates nothing. */
  readonly key: string;
}

/** `POST /api/admin/catalogue/KIND`. Rejects with ApiError, `validation` with a sentence for each field. */
export const createRecord = <Kind extends RecordKind>(
  http: AdminClient,
  kind: Kind,
  { fields, ...rest }: NewRecord<Kind>,
) => post(http, kind, [], { [recordNouns[kind]]: fields, ...rest });

/**
 * `POST /api/admin/catalogue/KIND/ID`. Rejects with ApiError: `conflict` with `conflicts` and `present` when
 * somebody else has changed one of these fields since `revision`; changes of other fields are joined.
 */
export const changeRecord = <Kind extends RecordKind>(
  http: AdminClient,
  kind: Kind,
  id: number,
  change: { readonly changes: RecordChanges<Kind>; readonly revision: number },
) => post(http, kind, [id], change);

/**
 * `POST /api/admin/catalogue/KIND/ID/state`. Rejects with ApiError: `validation` with a sentence for each
 * field that a record lacks before visitors may see it; `conflict` as any change.
 */
export const changeRecordState = <Kind extends RecordKind>(
  http: AdminClient,
  kind: Kind,
  id: number,
  change: StateChange,
) => post(http, kind, [id, 'state'], change);

/** `POST /api/admin/catalogue/KIND/ID/delete`: can be undone for 30 days. */
export const deleteRecord = <Kind extends RecordKind>(
  http: AdminClient,
  kind: Kind,
  id: number,
  revision: number,
) => post(http, kind, [id, 'delete'], { revision });

/** `POST /api/admin/catalogue/KIND/ID/undelete`: as a draft. */
export const undeleteRecord = <Kind extends RecordKind>(
  http: AdminClient,
  kind: Kind,
  id: number,
  revision: number,
) => post(http, kind, [id, 'undelete'], { revision });

/**
 * `POST /api/admin/catalogue/KIND/ID/move`: behind the record `after` in display order, or in the order of
 * `collection`; null: to the beginning.
 */
export const moveRecord = <Kind extends RecordKind>(
  http: AdminClient,
  kind: Kind,
  id: number,
  move: {
    readonly after: number | null;
    readonly collection?: number | undefined;
    readonly revision: number;
  },
) => post(http, kind, [id, 'move'], move);

/** `POST /api/admin/catalogue/products/ID/price-check`: the price is still right; `undo` takes that back. */
export const checkPrice = (
  http: AdminClient,
  id: number,
  check: { readonly revision: number; readonly undo?: boolean },
) => post(http, 'products', [id, 'price-check'], check);

/**
 * `POST /api/admin/catalogue/KIND/ID/preview-link`: the page as visitors would see it, for a day. Rejects with
 * ApiError, `validation` with what the record lacks for a page. Announcements have no pages.
 */
export const createPreviewLink = endpoint(previewLinkSchema, (http, kind: RecordKind, id: number) =>
  http.post(address(kind, id, 'preview-link')),
);

/**
 * `POST .../draft-preview`: the page as it stands in the form, in this session and for an hour. Its address stays the
 * same. Rejects as `createPreviewLink` does.
 */
export const previewDraft = endpoint(
  previewLinkSchema,
  (http, kind: RecordKind, id: number | 'new', changes: Readonly<Record<string, unknown>>) =>
    http.post(address(kind, id, 'draft-preview'), { json: { changes } }),
);

/** `POST .../preview-link/revoke`: ends all links to this record. */
export const revokePreviewLinks = command((http, kind: RecordKind, id: number) =>
  http.post(address(kind, id, 'preview-link', 'revoke')),
);
