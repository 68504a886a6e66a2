import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { prepareStandby } from '../../../server/src/commands/standby.ts';
import { readConfig } from '../../../server/src/config.ts';
import { databaseFile } from '../../../server/src/database/lock.ts';
import { openDataFolder } from '../../../server/src/database/open-data-folder.ts';
import { useShop } from '../../api/backups/shop.ts';
import { freePort } from '../../support/free-port.ts';
import { postJson } from '../../support/post-json.ts';
import { useProjectCopy } from '../../support/project-copy.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { contactMessage } from '../../support/submission-builders.ts';
import { storedSubmissions } from '../../support/test-server.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

test('the machine is lost: another one has its requests, pictures and settings, and serves', async () => {
  const folder = useTemporaryFolder();
  const [copies, mediaDir] = [path.join(folder, 'copies'), path.join(folder, 'media')];
  for (const each of [copies, mediaDir]) mkdirSync(each);
  writeFileSync(path.join(mediaDir, 'ring.jpg'), 'a ring');
  const first = await startServerProcess({
    DATA_DIR: path.join(folder, 'data'),
    MEDIA_DIR: mediaDir,
    BACKUP_DIR: copies,
    SESSION_HOURS: '7',
    ADMIN_PASSWORD: 'a password for tests',
  });
  expect(await postJson(`${first.url}/api/contact`, contactMessage({ name: 'Ada Ferrer' }))).toBe(201);
  await expect.poll(() => first.said.out, { timeout: 60_000 }).toContain('A copy of database');
  await first.stop('SIGKILL');
  for (const lost of ['data', 'media'])
    renameSync(path.join(folder, lost), path.join(folder, `${lost}.lost`));

  // A fresh checkout with the build of this one: npm install and build would need the network.
  const project = await useProjectCopy({ sources: true });
  const port = String(await freePort());
  const standby = project.spawn('standby.mjs', [copies], {
    PORT: port,
    HOME: project.folder,
    npm_config_offline: 'true',
  });
  await standby.says('The site is ready');
  expect(standby.said()).toMatch(/The newest copy is of .+: 1 request, \d+ products, 1 admin/);
  const url = `http://127.0.0.1:${port}`;
  expect(await (await fetch(`${url}/media/ring.jpg`)).text()).toBe('a ring');
  expect(readFileSync(path.join(project.folder, '.env'), 'utf8')).toContain('SESSION_HOURS="7"');
  const login = { username: 'admin', password: 'a password for tests' };
  expect(await postJson(`${url}/api/admin/login`, login)).toBe(200);
  standby.child.kill('SIGTERM');
  expect(await standby.ended).toBe(0);
  const database = await openDataFolder(path.join(project.folder, 'data'));
  expect((await storedSubmissions(database)).map(({ name }) => name)).toEqual(['Ada Ferrer']);
  await database.close();
});

test('a machine that serves is left alone, and its own settings and files stay', async () => {
  const shop = useShop();
  await shop.backUp();
  const root = useTemporaryFolder();
  writeFileSync(path.join(root, '.env'), 'PORT=4000\n');
  mkdirSync(path.join(root, 'media'));
  writeFileSync(path.join(root, 'media/own.jpg'), 'its own');
  const host = { environment: {}, root, say: () => {} };
  await prepareStandby(shop.copies, host);
  expect(readFileSync(path.join(root, '.env'), 'utf8')).toBe('PORT=4000\n');
  expect(readdirSync(path.join(root, 'media')).sort()).toEqual(['films', 'own.jpg', 'rings']);

  // What came in since is only here: the same line once more, after a reboot for instance, is no restore.
  const file = databaseFile(path.join(root, 'data'));
  const before = readFileSync(file);
  await expect(prepareStandby(shop.copies, host)).rejects.toThrow(
    `There is a database in ${path.dirname(file)} already: npm start serves it. To begin again from the copy, move ${file} away first.`,
  );
  expect(readFileSync(file)).toEqual(before);
});

test('an attempt that fails at the pictures is repeated', async () => {
  const shop = useShop();
  await shop.backUp();
  const host = { environment: {}, root: useTemporaryFolder(), say: () => {} };
  const list = path.join(shop.copies, 'media-now.json');
  renameSync(list, `${list}.lost`);
  await expect(prepareStandby(shop.copies, host)).rejects.toThrow(/^There are no media in/);
  renameSync(`${list}.lost`, list);
  await prepareStandby(shop.copies, host);
  expect(existsSync(databaseFile(path.join(host.root, 'data')))).toBe(true);
});

test('a shop of PostgreSQL comes up on SQLite, in which its copy is restored', async () => {
  const shop = useShop();
  const elsewhere = 'DATABASE_URL=postgres://jeweler@10.0.0.5/jeweler';
  writeFileSync(path.join(shop.root, '.env'), `${elsewhere}\nSESSION_HOURS=7`);
  await shop.backUp();
  const root = useTemporaryFolder();
  const host = { environment: {}, root, say: () => {} };
  await prepareStandby(shop.copies, host);
  expect(readConfig({}, root).config).toMatchObject({ databaseUrl: undefined, sessionHours: 7 });

  writeFileSync(path.join(root, '.env'), elsewhere);
  const before = readFileSync(databaseFile(path.join(root, 'data')));
  await expect(prepareStandby(shop.copies, host)).rejects.toThrow(/run this without DATABASE_URL/);
  expect(readFileSync(databaseFile(path.join(root, 'data')))).toEqual(before);
});
