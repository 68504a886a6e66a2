import path from 'node:path';
import { sql, type Transaction } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { useTemporaryFolder } from '../../../tests/support/use-temporary-folder.ts';
import { UnavailableError } from '../errors.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openNative } from './native-database.ts';
import { openDatabase } from './sqlite.ts';
import type { Tables } from './tables.ts';

const open = async () => {
  const file = path.join(useTemporaryFolder(), 'test.sqlite');
  const database = openDatabase(file);
  await migrate(database.query);
  onTestFinished(() => database.close());
  return { ...database, file };
};

/** Takes the write lock as another process would; returns the function that releases it. */
const lock = (file: string): (() => void) => {
  const other = openNative(file);
  other.exec('begin immediate');
  onTestFinished(() => void other.close());
  return () => void other.exec('rollback');
};

const addItem = (id: number) => (trx: Transaction<Tables>) =>
  trx.insertInto('catalogue_state').values({ id, version: id }).execute();

const storedIds = async ({ query }: Database) =>
  (await query.selectFrom('catalogue_state').select('id').orderBy('id').execute()).map(({ id }) => id);

test('writes of one moment run one after the other, and each gets its own result', async () => {
  const database = await open();
  const underWay = new Set<number>();
  const results = await Promise.all(
    [1, 2, 3].map((id) =>
      database.writes.run(async (trx) => {
        underWay.add(id);
        expect(underWay.size).toBe(1);
        await addItem(id)(trx);
        underWay.delete(id);
        return id * 10;
      }),
    ),
  );
  expect(results).toEqual([10, 20, 30]);
  expect(await storedIds(database)).toEqual([1, 2, 3]);
});

test('the event loop turns between two writes, so that requests are answered', async () => {
  const database = await open();
  let turns = 0;
  const count = () => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  await Promise.all(Array.from({ length: 20 }, (_, id) => database.writes.run(addItem(id))));
  clearImmediate(counting);
  expect(turns).toBeGreaterThanOrEqual(19);
});

test('a write that fails does so alone, and nothing of it stays', async () => {
  const database = await open();
  const outcomes = await Promise.allSettled([
    database.writes.run(addItem(1)),
    database.writes.run(async (trx) => {
      await addItem(2)(trx);
      throw new Error('changed its mind');
    }),
    database.writes.run(addItem(1)),
    database.writes.run(addItem(3)),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(await storedIds(database)).toEqual([1, 3]);
});

test('writes that come while others are written are not forgotten', async () => {
  const database = await open();
  const later: Promise<unknown>[] = [];
  await database.writes.run(async (trx) => {
    await addItem(1)(trx);
    later.push(database.writes.run(addItem(2)));
  });
  await Promise.all(later);
  await new Promise(setImmediate);
  await database.writes.run(addItem(3));
  expect(await storedIds(database)).toEqual([1, 2, 3]);
});

describe('what was committed', () => {
  const told = async () => {
    const database = await open();
    const commits: string[][] = [];
    let tables: string[] = [];
    database.changes.onCommit(
      (table) => {
        tables.push(table);
        return false;
      },
      () => {},
    );
    database.changes.onCommit(
      () => true,
      async () => {
        await new Promise(setImmediate);
        commits.push(tables);
        tables = [];
      },
    );
    return { ...database, commits };
  };

  test('is told with the tables it was written into, unless a statement hides them, before the write is answered', async () => {
    const { writes, commits } = await told();
    await writes.run(addItem(1));
    expect(commits).toEqual([['catalogue_state']]);
    await writes.run(async (trx) => {
      await trx.selectFrom('settings').select('key').execute();
      await trx.updateTable('admins').set({ name: 'Ada' }).where('id', '=', 1).execute();
      await trx.deleteFrom('outbox').where('id', '=', 1).execute();
      await addItem(2)(trx);
    });
    expect(commits[1]).toEqual(['admins', 'outbox', 'catalogue_state']);
    await writes.run((trx) => sql`delete from outbox`.execute(trx));
    expect(commits[2]).toEqual([]);
  });

  test('is nothing after a read, a write that failed, and one of which nobody is shown anything', async () => {
    const { writes, commits } = await told();
    await writes.run((trx) => trx.selectFrom('settings').select('key').execute());
    await writes
      .run(async (trx) => {
        await addItem(1)(trx);
        throw new Error('changed its mind');
      })
      .catch(() => undefined);
    await writes.run(addItem(2), { isAnnounced: false });
    expect(commits).toEqual([]);
  });

  test('is followed outside of the queue: a write of the listener runs', async () => {
    const { writes, changes, query } = await open();
    changes.onCommit(
      (table) => table === 'catalogue_state',
      () => writes.run((trx) => trx.deleteFrom('catalogue_records').execute()),
    );
    const before = await query.selectFrom('catalogue_records').select('id').execute();
    await writes.run(addItem(1));
    const after = await query.selectFrom('catalogue_records').select('id').execute();
    expect([before.length > 0, after]).toEqual([true, []]);
  });
});

test('closing waits for the writes that were asked for', async () => {
  const file = path.join(useTemporaryFolder(), 'test.sqlite');
  const first = openDatabase(file);
  await migrate(first.query);
  const written = first.writes.run(addItem(1));
  await first.close();
  await written;
  const second = openDatabase(file);
  expect(await storedIds(second)).toEqual([1]);
  await second.close();
});

describe('while another process holds the write lock', () => {
  test('a write waits without running, reads go on, and it is stored once when the lock is gone', async () => {
    const database = await open();
    const unlock = lock(database.file);
    const work = vi.fn(addItem(1));
    const written = [database.writes.run(work), database.writes.run(addItem(2))];
    for (let reads = 0; reads < 5; reads += 1) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      const reading = database.query.transaction().setAccessMode('read only');
      expect(await reading.execute((trx) => trx.selectFrom('catalogue_state').selectAll().execute())).toEqual(
        [],
      );
    }
    expect(work).not.toHaveBeenCalled();
    unlock();
    await Promise.all(written);
    expect(work).toHaveBeenCalledTimes(1);
    expect(await storedIds(database)).toEqual([1, 2]);
  });

  test('a write whose time is over fails with the reason, and nothing of it comes later', async () => {
    const database = await open();
    const unlock = lock(database.file);
    const withTimeout = database.writes.run(addItem(1), { lockTimeoutMs: 50 });
    const withoutTimeout = database.writes.run(addItem(2));
    await expect(withTimeout).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    unlock();
    await withoutTimeout;
    expect(await storedIds(database)).toEqual([2]);
  });

  test('a faulty write among those that wait fails alone', async () => {
    const database = await open();
    const unlock = lock(database.file);
    const outcomes = Promise.allSettled([1, 1, 2].map((id) => database.writes.run(addItem(id))));
    await new Promise((resolve) => setTimeout(resolve, 30));
    unlock();
    expect((await outcomes).map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    expect(await storedIds(database)).toEqual([1, 2]);
  });

  test('no more than a thousand writes are kept in memory', async () => {
    const database = await open();
    const unlock = lock(database.file);
    const first = Promise.allSettled(
      Array.from({ length: 1000 }, (_, id) => database.writes.run(addItem(id), { lockTimeoutMs: 50 })),
    );
    await expect(database.writes.run(addItem(1000))).rejects.toThrow(UnavailableError);
    expect((await first).every(({ status }) => status === 'rejected')).toBe(true);
    unlock();
    await database.writes.run(addItem(1001));
    expect(await storedIds(database)).toEqual([1001]);
  });

  test('closing ends soon, and the write fails', async () => {
    const database = await open();
    lock(database.file);
    const written = database.writes.run(addItem(1));
    const failed = expect(written).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    // Otherwise it waits for 30 seconds, which is more than a test may take.
    await database.close();
    await failed;
  });
});
