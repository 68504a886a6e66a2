import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Transaction } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { migrate } from './migrate.ts';
import { openDatabase } from './sqlite.ts';
import type { Tables } from './tables.ts';

const open = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'write-queue-'));
  const database = openDatabase(path.join(folder, 'test.sqlite'));
  await migrate(database.query);
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  return database;
};

const addItem = (id: number) => (trx: Transaction<Tables>) =>
  trx
    .insertInto('banner_items')
    .values({ id, position: id, text: `Item ${id}` })
    .execute();

const storedIds = async ({ query }: Awaited<ReturnType<typeof open>>) =>
  (await query.selectFrom('banner_items').select('id').orderBy('id').execute()).map(({ id }) => id);

test('writes of one moment share a transaction and each gets its own result', async () => {
  const database = await open();
  const transaction = vi.spyOn(database.query, 'transaction');
  const results = await Promise.all(
    [1, 2, 3].map((id) =>
      database.writes.run(async (trx) => {
        await addItem(id)(trx);
        return id * 10;
      }),
    ),
  );
  expect(results).toEqual([10, 20, 30]);
  expect(transaction).toHaveBeenCalledTimes(1);
  expect(await storedIds(database)).toEqual([1, 2, 3]);
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
  await database.writes.settled();
  await database.writes.run(addItem(3));
  expect(await storedIds(database)).toEqual([1, 2, 3]);
});

test('closing waits for the writes that were asked for', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'write-queue-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'test.sqlite');
  const first = openDatabase(file);
  await migrate(first.query);
  const written = first.writes.run(addItem(1));
  await first.close();
  await written;
  const second = openDatabase(file);
  expect(await storedIds(second)).toEqual([1]);
  await second.close();
});
