import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { inspectPostgres } from '../../server/src/database/postgres/inspect-postgres.ts';
import { openPostgres } from '../../server/src/database/postgres/open-postgres.ts';
import { postJson } from '../support/post-json.ts';
import { runStatement } from '../support/postgres-server.ts';
import { signInAt } from '../support/server-process.ts';
import { contactMessage } from '../support/submission-builders.ts';
import { newDatabase } from '../support/test-server.ts';
import { serverGroup } from './server-group.ts';

/** What the start of a newer version does to the database, beside servers of this one. */
const update = async (databaseUrl: string): Promise<void> => {
  const statements = [
    'alter table submissions add column valuation text',
    'alter table outbox add column priority integer not null default 0',
    'create table valuations (id text primary key)',
    "insert into kysely_migration values ('0099-valuations', '2027-01-01T00:00:00.000Z')",
  ];
  await runStatement(databaseUrl, statements.join('; '));
};

const open = async (url: string) => {
  const said: string[] = [];
  const database = await openPostgres(url, { use: 'server', report: (line) => void said.push(line) });
  onTestFinished(() => database.close());
  return { database, said };
};

test('a server leaves the lead to a newer version, says so once, and goes on storing', async () => {
  const url = (await newDatabase()) as string;
  const { database, said } = await open(url);
  expect(database.isLeading()).toBe(true);
  await update(url);
  await expect.poll(() => database.isLeading()).toBe(false);
  const { query, writes } = database;
  const row = { key: 'note', value: '1', revision: 1, changed_at: '', changed_by: '' };
  await writes.run((trx) => trx.insertInto('settings').values(row).execute());
  expect(await query.selectFrom('settings').selectAll().where('key', '=', 'note').execute()).toEqual([row]);

  // Mails that it was sending have ten seconds.
  const canLead = async () => (await inspectPostgres(url)).leader === undefined;
  expect(await canLead()).toBe(false);
  await expect.poll(canLead).toBe(true);
  await delay(1500);
  expect(database.isLeading()).toBe(false);
  expect(said).toEqual([
    expect.stringMatching(
      /newer version of this program \(it has 0099-valuations\): update this server too\./,
    ),
  ]);
  await expect(open(url)).rejects.toThrow(/newer version of this program .*: run that version\.$/);
});

test('servers beside a newer version lose nothing, and are refused when they start again', async () => {
  const group = await serverGroup();
  const [first, second] = await Promise.all([group.start(), group.start()]);
  const ask = await signInAt(first);
  const send = async (names: readonly string[]) => {
    for (const [index, name] of names.entries())
      expect(await postJson(`${[first, second][index % 2]?.url}/api/contact`, contactMessage({ name }))).toBe(
        201,
      );
  };
  const before = Array.from({ length: 6 }, (_, index) => `Before ${index}`);
  const after = Array.from({ length: 6 }, (_, index) => `After ${index}`);
  await send(before);
  await update(group.databaseUrl);
  await send(after);
  const { body } = await ask(second, 'submissions');
  expect(body.submissions).toHaveLength(12);
  expect((await fetch(`${first.url}/api/health?deep=1`)).status).toBe(200);
  expect((await fetch(`${second.url}/api/products`)).status).toBe(200);
  expect(await first.stop('SIGTERM')).toBe(0);
  await expect(group.start()).rejects.toThrow(/newer version of this program/);
});
