import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { databaseFile } from '../../server/src/database/lock.ts';
import { openDataFolder } from '../../server/src/database/open-data-folder.ts';
import { openDatabase } from '../../server/src/database/sqlite.ts';
import { inLanes, postJson } from '../support/post-json.ts';
import { readCatalogue } from '../support/read-catalogue.ts';
import { signInAt, startServerProcess } from '../support/server-process.ts';
import { contactMessage } from '../support/submission-builders.ts';
import { testAdmin } from '../support/test-admin.ts';
import { storedSubmissions } from '../support/test-server.ts';
import { useTemporaryFolder } from '../support/use-temporary-folder.ts';

const settings = (dataDir: string) => ({
  DATA_DIR: dataDir,
  FORM_RATE_LIMIT: '1000000',
  LOG_LEVEL: 'error',
});

test('a server that is killed while staff save has every acknowledged save, whole, with its history, and no half of another', async () => {
  const dataDir = useTemporaryFolder();
  const admin = { ADMIN_USERNAME: testAdmin.username, ADMIN_PASSWORD: testAdmin.password };
  let acknowledged = 0;
  for (let life = 0; life < 3; life += 1) {
    const server = await startServerProcess({ ...settings(dataDir), ...admin });
    const ask = await signInAt(server);
    if (life === 0) await ask(server, 'catalogue/products', { product: { name: 'Save 0', material: '0' } });
    const killAt = acknowledged + 40;
    let killed: Promise<unknown> | undefined;
    for (let at = acknowledged + 1; !killed; at += 1) {
      const changes = { name: `Save ${at}`, material: `${at}` };
      const saving = ask(server, 'catalogue/products/1', { changes, revision: 1_000_000 });
      // The last one is under way while the server is killed.
      if (at > killAt) killed = server.stop('SIGKILL');
      const status = await saving.then((answer) => answer.status).catch(() => 0);
      if (status === 200) acknowledged = at;
    }
    await killed;
  }
  const database = await openDataFolder(dataDir);
  const record = await database.query
    .selectFrom('catalogue_records')
    .selectAll()
    .where('kind', '=', 'products')
    .executeTakeFirstOrThrow();
  const last = await database.query
    .selectFrom('catalogue_history')
    .select('revision')
    .where('kind', '=', 'products')
    .orderBy('revision', 'desc')
    .executeTakeFirst();
  await database.close();
  const { name, material } = JSON.parse(record.fields) as { name: string; material: string };
  expect(name).toBe(`Save ${material}`);
  expect(Number(material)).toBeGreaterThanOrEqual(acknowledged);
  expect(last?.revision).toBe(record.revision);
});

/** The commands in a document, block by block. */
const documentedCommands = (file: string): string[] => {
  const text = readFileSync(inRoot('docs', file), 'utf8');
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = '']) => commands);
};

/**
 * A folder in which the documented commands run the scripts of this project, with its own data, media and
 * settings.
 */
const standInProject = (folder: string): string => {
  const project = path.join(folder, 'project');
  mkdirSync(path.join(project, 'media'), { recursive: true });
  copyFileSync(inRoot('package.json'), path.join(project, 'package.json'));
  symlinkSync(inRoot('scripts'), path.join(project, 'scripts'));
  writeFileSync(path.join(project, 'media/ring.jpg'), 'a picture');
  writeFileSync(path.join(project, '.env'), 'SESSION_HOURS=3\n');
  return project;
};

// The commands need a POSIX shell, which Windows does not include.
describe.runIf(process.platform !== 'win32')('backup and restore as docs/backup.md says', () => {
  test('under load, after which nothing is left: everything acknowledged before is there again', async () => {
    const folder = useTemporaryFolder();
    const project = standInProject(folder);
    const dataDir = path.join(project, 'data');
    const backups = path.join(folder, 'backup');
    mkdirSync(backups);
    const [, , backUp = '', restore = ''] = documentedCommands('backup.md').map((commands) =>
      commands.replaceAll('/backup', `'${backups}'`).replace(/\d{4}-\d\d-\d\d/, '$(date +%F)'),
    );
    const run = (commands: string) =>
      promisify(execFile)('sh', ['-ec', commands], {
        cwd: project,
        env: { ...process.env, DATA_DIR: dataDir },
      });

    const admin = { username: 'Mara', password: 'a long enough password' };
    const launch = () =>
      startServerProcess({
        ...settings(dataDir),
        ADMIN_USERNAME: admin.username,
        ADMIN_PASSWORD: admin.password,
      });
    const server = await launch();
    const acknowledged: string[] = [];
    const statuses = new Set<number>();
    let before: string[] = [];
    let backup: Promise<unknown> | undefined;
    await inLanes(600, 20, async (index) => {
      const name = `Visitor ${index}`;
      const status = await postJson(`${server.url}/api/contact`, contactMessage({ name }));
      statuses.add(status);
      acknowledged.push(name);
      if (acknowledged.length !== 200) return;
      before = [...acknowledged];
      backup = run(backUp);
      await backup;
    });
    await backup;
    expect(statuses).toEqual(new Set([201]));
    const running = openDatabase(databaseFile(dataDir));
    const catalogue = await readCatalogue(running.query);
    await running.close();
    expect(catalogue.products.length).toBeGreaterThan(0);

    await expect(run(restore)).rejects.toThrow(/A server or another command is using DATA_DIR/);
    await server.stop('SIGKILL');
    for (const lost of ['data', 'media', '.env']) rmSync(path.join(project, lost), { recursive: true });
    const { stdout } = await run(restore);
    expect(stdout).toContain(`Restored to ${databaseFile(dataDir)}\n`);

    const restarted = await launch();
    expect(await postJson(`${restarted.url}/api/admin/login`, admin)).toBe(200);
    expect(await restarted.stop('SIGTERM')).toBe(0);
    const database = await openDataFolder(dataDir);
    const stored = await storedSubmissions(database);
    expect(await readCatalogue(database.query)).toEqual(catalogue);
    await database.close();
    const names = new Set(stored.map(({ name }) => name));
    expect(before.filter((name) => !names.has(name))).toEqual([]);
    expect(stored.map(({ id }) => id)).toEqual(Array.from(stored, (_, index) => index + 1));
    expect(readFileSync(path.join(project, 'media/ring.jpg'), 'utf8')).toBe('a picture');
    expect(readFileSync(path.join(project, '.env'), 'utf8')).toBe('SESSION_HOURS=3\n');
  });
});
