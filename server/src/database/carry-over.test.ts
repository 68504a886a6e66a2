import { copyFileSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { useTemporaryFolder } from '../../../tests/support/use-temporary-folder.ts';
import { restoreDatabase } from './backup.ts';
import { databaseFile } from './lock.ts';
import { openNative } from './native-database.ts';
import { openDataFolder } from './open-data-folder.ts';

/** A shop without a server, whose names are each a colleague's, a request's and a subscriber's. */
const useShop = async () => {
  const folder = useTemporaryFolder();
  const dataDir = path.join(folder, 'data');
  await (await openDataFolder(dataDir)).close();
  const file = databaseFile(dataDir);
  const run = <Result>(work: (native: ReturnType<typeof openNative>) => Result): Result => {
    const native = openNative(file);
    const result = work(native);
    native.close();
    return result;
  };
  let count = 0;
  return {
    file,
    store: (name: string) =>
      run((native) => {
        count += 1;
        native.exec(`insert into admins (username, username_key, password_hash, created_at)
          values ('${name}', '${name}', '', '${count}')`);
        native.exec(`insert into submissions
          (kind, status, received_at, origin_address, details, marks, name, reference)
          values ('contact', 'new', '', '', '{}', '[]', '${name}', '${count}')`);
        native.exec(`insert into subscribers (email, email_key, state, consent_text, consent_at)
          values ('${name}', '${name}', 'confirmed', '', '')`);
      }),
    change: (...statements: string[]) => run((native) => native.exec(statements.join(';'))),
    read: (query: string) => run((native) => native.prepare(query).raw().all()),
    remove: (name: string) =>
      run((native) => {
        native.exec(`delete from admins where username = '${name}'`);
        native.exec(`delete from submissions where name = '${name}'`);
        native.exec(`delete from subscribers where email = '${name}'`);
      }),
    backUp: (name: string) => {
      copyFileSync(file, path.join(folder, name));
      return path.join(folder, name);
    },
    /** Returns what it said, and the database that it kept. */
    restore: async (backup: string) => {
      const before = readdirSync(dataDir);
      const said: string[] = [];
      await restoreDatabase(backup, dataDir, (line) => void said.push(line));
      const [kept = ''] = readdirSync(dataDir).filter((name) => !before.includes(name));
      return { said: said.join('\n'), kept: path.join(dataDir, kept) };
    },
    names: () =>
      run((native) =>
        ['username from admins', 'name from submissions', 'email from subscribers'].map((each) =>
          native.prepare(`select ${each} order by id`).pluck().all(),
        ),
      ),
  };
};
const threeTimes = (...names: string[]) => [names, names, names];

test('a restore is undone: who came later has the numbers of others meanwhile, and stays', async () => {
  const shop = await useShop();
  for (const name of ['Ada', 'Bo']) shop.store(name);
  const backup = shop.backUp('backup');
  for (const name of ['Grace', 'Hal']) shop.store(name);
  const mistaken = await shop.restore(backup);
  expect(mistaken.said).toContain('Not carried over: 2 submissions, 2 subscribers, 2 admins, ');
  for (const name of ['Spam', 'Iris']) shop.store(name);
  for (const name of ['Spam', 'Bo']) shop.remove(name);

  const undone = await shop.restore(mistaken.kept);
  expect(shop.names()).toEqual(threeTimes('Ada', 'Grace', 'Hal'));
  expect(undone.said).toContain('1 removed admin, 1 deleted submission, 1 deleted subscriber.');
  expect(undone.said).toContain('Not carried over: 1 submission, 1 subscriber, 1 admin, ');

  // The same for that one, once the first has gone on.
  shop.remove('Hal');
  await shop.restore(undone.kept);
  expect(shop.names()).toEqual(threeTimes('Ada', 'Iris'));
});

test('a copy that was restored with nothing there has a past of its own, also before its first row', async () => {
  const shop = await useShop();
  const backup = shop.backUp('backup');
  shop.store('Grace');
  renameSync(shop.file, `${shop.file}.away`);
  await shop.restore(backup);
  shop.store('Spam');
  shop.remove('Spam');
  await shop.restore(`${shop.file}.away`);
  expect(shop.names()).toEqual(threeTimes('Grace'));
});

test('the last row stays deleted, however often its backup is restored', async () => {
  const shop = await useShop();
  for (const name of ['Ada', 'Grace']) shop.store(name);
  const backup = shop.backUp('backup');
  shop.remove('Grace');
  await shop.restore(backup);
  expect(shop.names()).toEqual(threeTimes('Ada'));
  shop.store('Hal');
  const later = shop.backUp('later');
  shop.remove('Hal');
  await shop.restore(later);
  expect(shop.names()).toEqual(threeTimes('Ada'));
  await shop.restore(backup);
  expect(shop.names()).toEqual(threeTimes('Ada'));
});

const IS_OWNER = "set role = 'owner', password_hash = 'x'";
const storeSetting = (key: string, value: string) =>
  `insert or replace into settings values ('${key}', '${value}', 1, '', '')`;

test('rights that were withdrawn stay so, newer addresses too, and links to previews end', async () => {
  const shop = await useShop();
  for (const name of ['Ada', 'Bo', 'Cy']) shop.store(name);
  shop.change(
    `update admins ${IS_OWNER}, email = 'old@example.com'`,
    "update admins set role = 'staff' where username = 'Cy'",
    storeSetting('staffEditShop', 'true'),
    "insert into catalogue_previews (token_hash, kind, record_id, expires_at) values ('x', 'products', 1, '')",
  );
  const backup = shop.backUp('backup');
  shop.change(
    "update admins set role = 'staff', email = 'new@example.com' where username = 'Bo'",
    "update admins set role = 'owner' where username = 'Cy'",
    storeSetting('staffEditShop', 'false'),
    storeSetting('secondFactorFrom', '"2026-12-01"'),
    'delete from catalogue_previews',
  );
  const { said } = await shop.restore(backup);
  expect(shop.read('select username, role, email from admins order by id')).toEqual([
    ['Ada', 'owner', 'old@example.com'],
    ['Bo', 'staff', 'new@example.com'],
    ['Cy', 'owner', 'old@example.com'],
  ]);
  expect(shop.read("select key, value from settings where key != 'restores' order by key")).toEqual([
    ['secondFactorFrom', '"2026-12-01"'],
    ['staffEditShop', 'false'],
  ]);
  expect(shop.read('select * from catalogue_previews')).toEqual([]);
  expect(said).toContain('2 changed roles, 1 newer email, 2 stricter settings.');
});

test('an owner whose successor is not in the backup stays owner', async () => {
  const shop = await useShop();
  for (const name of ['Ada', 'Bo']) shop.store(name);
  shop.change(`update admins ${IS_OWNER} where username = 'Ada'`);
  const backup = shop.backUp('backup');
  shop.store('Grace');
  shop.change(`update admins ${IS_OWNER}`, "update admins set role = 'staff' where username = 'Ada'");
  // Bo was invited and has not come.
  shop.change("update admins set password_hash = '' where username = 'Bo'");
  await shop.restore(backup);
  expect(shop.read("select username from admins where role = 'owner' and password_hash != ''")).toEqual([
    ['Ada'],
  ]);
});
