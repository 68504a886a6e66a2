import type { PreviewKind, PreviewLink, RecordFields, RecordKind } from '@jeweler/core/schemas';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { LiveSession } from '../accounts/admin-sessions.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { NotFoundError } from '../errors.ts';
import { newToken, tokenHash } from '../secret-token.ts';
import { checkRecord } from './record-fields.ts';
import { readRecord, type StoredRecord } from './stored-record.ts';

/** How long a link works. */
const LINK_MS = 24 * 60 * 60 * 1000;
/** How long the page of what is being typed works after the last change. */
const TYPED_MS = 60 * 60 * 1000;

/** Where the page of a record is while it is looked at: `/preview/TOKEN`. */
const PREVIEW = '/preview/';

/** What somebody has in the form of a record; id 0 stands for one that is not stored yet. */
export interface TypedRecord {
  readonly kind: PreviewKind;
  readonly id: number;
  readonly fields: RecordFields;
}

/** The record as visitors would see it. */
const asVisible = (record: StoredRecord): StoredRecord =>
  record.state === 'sold' ? record : { ...record, state: 'live', publishAt: undefined };

/** A new record comes last. */
const newRecord = ({ kind, id, fields }: TypedRecord): StoredRecord => ({
  kind,
  id,
  position: Number.MAX_SAFE_INTEGER,
  state: 'live',
  revision: 0,
  fields,
  changedAt: '',
});

/** Stores a preview, in place of the one at the same address, and removes all that have ended. */
const keepPreview = async (
  trx: Transaction<Tables>,
  token: string,
  now: Date,
  lifeMs: number,
  preview: Omit<Insertable<Tables['catalogue_previews']>, 'token_hash' | 'expires_at'>,
): Promise<PreviewLink> => {
  const expiresAt = new Date(now.getTime() + lifeMs).toISOString();
  const values = { ...preview, expires_at: expiresAt };
  await trx.deleteFrom('catalogue_previews').where('expires_at', '<=', now.toISOString()).execute();
  await trx
    .insertInto('catalogue_previews')
    .values({ token_hash: tokenHash(token), ...values })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(values))
    .execute();
  return { url: PREVIEW + token, expiresAt };
};

/**
 * A link to the page as it would be, for a day and without signing in.
 * @throws ValidationError with what the record lacks for a page
 */
export const createPreview = (
  database: Database,
  now: Date,
  kind: RecordKind,
  id: number,
): Promise<PreviewLink> =>
  database.writes.run(async (trx) => {
    const record = await readRecord(trx, kind, id);
    if (!record || record.deletedAt !== undefined) throw new NotFoundError();
    await checkRecord(trx, asVisible(record));
    return keepPreview(trx, newToken(), now, LINK_MS, { kind, record_id: id });
  });

/**
 * The page of what is being typed, until the session ends, or for an hour. Each record has one address in each session:
 * what is shown there changes.
 */
export const showTyped = (
  database: Database,
  now: Date,
  { fingerprint: session }: LiveSession,
  { kind, id, fields }: TypedRecord,
): Promise<PreviewLink> => {
  // As secret as the session, of whose token it is made.
  const token = tokenHash(`${session} ${kind} ${id}`);
  const typed = { kind, record_id: id, fields: JSON.stringify(fields), session };
  return database.writes.run((trx) => keepPreview(trx, token, now, TYPED_MS, typed));
};

/** Ends all links to a record, and the pages of what is being typed. */
export const revokePreviews = async (database: Database, kind: RecordKind, id: number): Promise<void> => {
  await database.writes.run((trx) =>
    trx.deleteFrom('catalogue_previews').where('kind', '=', kind).where('record_id', '=', id).execute(),
  );
};

/**
 * The record that an address leads to, as visitors would see it, and whether that is what is being typed. Undefined when
 * it has expired, was revoked, its session has ended, or the record is deleted.
 */
export const findPreview = async (
  query: Kysely<Tables>,
  token: string,
  now: Date,
): Promise<{ readonly record: StoredRecord; readonly isTyped: boolean } | undefined> => {
  const preview = await query
    .selectFrom('catalogue_previews as preview')
    .leftJoin('admin_sessions as session', 'session.token_hash', 'preview.session')
    .select(['preview.kind', 'preview.record_id as id', 'preview.fields'])
    .where('preview.token_hash', '=', tokenHash(token))
    .where('preview.expires_at', '>', now.toISOString())
    .where((where) =>
      where.or([where('preview.session', 'is', null), where('session.expires_at', '>', now.toISOString())]),
    )
    .executeTakeFirst();
  if (!preview) return undefined;
  const { kind, id, fields } = preview;
  const typed = fields === null ? undefined : { kind: kind as PreviewKind, id, fields: JSON.parse(fields) };
  const stored = id === 0 ? typed && newRecord(typed) : await readRecord(query, kind, id);
  if (!stored || stored.deletedAt !== undefined) return undefined;
  return { record: asVisible({ ...stored, ...typed }), isTyped: typed !== undefined };
};
