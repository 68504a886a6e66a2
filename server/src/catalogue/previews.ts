import type { PreviewLink, RecordKind } from '@jeweler/core/schemas';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { NotFoundError } from '../errors.ts';
import { newToken, tokenHash } from '../secret-token.ts';
import { checkRecord } from './record-fields.ts';
import { readRecord, type StoredRecord } from './stored-record.ts';

/** How long a link works. */
const VALID_MS = 24 * 60 * 60 * 1000;

/** Where the page of a record is while it is looked at: `/preview/TOKEN`. */
const PREVIEW = '/preview/';

/** The record as visitors would see it. */
export const asVisible = (record: StoredRecord): StoredRecord =>
  record.state === 'sold' ? record : { ...record, state: 'live', publishAt: undefined };

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
    const token = newToken();
    const expiresAt = new Date(now.getTime() + VALID_MS).toISOString();
    await trx.deleteFrom('catalogue_previews').where('expires_at', '<=', now.toISOString()).execute();
    await trx
      .insertInto('catalogue_previews')
      .values({ token_hash: tokenHash(token), kind, record_id: id, expires_at: expiresAt })
      .execute();
    return { url: PREVIEW + token, expiresAt };
  });

/** Ends all links to a record. */
export const revokePreviews = async (database: Database, kind: RecordKind, id: number): Promise<void> => {
  await database.writes.run((trx) =>
    trx.deleteFrom('catalogue_previews').where('kind', '=', kind).where('record_id', '=', id).execute(),
  );
};

/** The record that a link leads to; undefined when it has expired, was revoked, or the record is deleted. */
export const findPreview = async (
  query: Kysely<Tables>,
  token: string,
  now: Date,
): Promise<StoredRecord | undefined> => {
  const link = await query
    .selectFrom('catalogue_previews')
    .select(['kind', 'record_id'])
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  const record = link && (await readRecord(query, link.kind, link.record_id));
  return record?.deletedAt === undefined ? record : undefined;
};
