import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import type { HealthCheck } from '@jeweler/core/schemas';
import type { Kysely } from 'kysely';
import { sideFiles } from './lock.ts';
import { storageAdvice } from './storage-fault.ts';
import type { Tables } from './tables.ts';
import type { WriteQueue } from './write-queue.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a check waits while another process keeps the database locked. */
const LOCK_TIMEOUT_MS = 3000;
const REPLACED =
  'The database in DATA_DIR was deleted or replaced while the server was running, so what comes in is lost when it ends: stop the server, put the database or a backup in its place, and start it again.';

const readIdentity = (file: string): string | undefined => {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
};

/**
 * Remembers the files of an open database. The returned function tells whether they are still at their paths:
 * a file that was deleted or replaced can still be written to, but nobody will find it again. Call this once
 * the database has been read from, so that its side files exist.
 */
export const watchFiles = (file: string): (() => boolean) => {
  const opened = [file, ...sideFiles(file)].flatMap((each) => {
    const identity = readIdentity(each);
    return identity === undefined ? [] : [{ each, identity }];
  });
  return () => opened.every(({ each, identity }) => readIdentity(each) === identity);
};

/**
 * Returns a function that checks that the database stores data: it writes its own row as durably as any
 * other, reads it back, and checks that the database file is still at its path.
 * Its message is one plain sentence without paths or visitors' data.
 * @param id of the row: each process that may check at the same time has its own
 */
export const checkStorage =
  (
    query: Kysely<Tables>,
    writes: WriteQueue,
    isInPlace: () => boolean,
    id = 1,
  ): (() => Promise<HealthCheck>) =>
  async () => {
    const token = randomUUID();
    const now = Date.now();
    const row = { id, token, checked_at: new Date(now).toISOString() };
    const longAgo = new Date(now - DAY_MS).toISOString();
    try {
      await writes.run(
        async (trx) => {
          await trx
            .insertInto('storage_checks')
            .values(row)
            .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
            .execute();
          // Those of servers that no longer run.
          await trx.deleteFrom('storage_checks').where('checked_at', '<', longAgo).execute();
        },
        { lockTimeoutMs: LOCK_TIMEOUT_MS },
      );
      if (!isInPlace()) return { ok: false, message: REPLACED };
      const stored = await query
        .selectFrom('storage_checks')
        .select('token')
        .where('id', '=', id)
        .executeTakeFirst();
      if (stored?.token === token) return { ok: true, message: 'The database stores what it is given.' };
      return { ok: false, message: 'The database does not return what it stored: check the disk.' };
    } catch (error) {
      const advice = storageAdvice(error)?.advice;
      return { ok: false, message: `${advice ?? 'The database cannot store anything: see the server log'}.` };
    }
  };
