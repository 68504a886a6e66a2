import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { storeOutcome } from '../../../server/src/backups/backup-state.ts';
import { examine } from '../../../server/src/commands/doctor.ts';
import type { Config } from '../../../server/src/config.ts';
import { databaseFile } from '../../../server/src/database/lock.ts';
import { openDatabase } from '../../../server/src/database/sqlite.ts';
import { freePort } from '../../support/free-port.ts';
import { mountDisk } from '../../support/mount-disk.ts';
import { startTestServer, testConfig } from '../../support/test-server.ts';
import { useHttpServer } from '../../support/use-http-server.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

const inRoot = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url));
const isLinux = process.platform === 'linux';
const hasModes = process.platform !== 'win32';

/** The files of a stopped server, and the settings for them. */
const setUp = async () => {
  const root = useTemporaryFolder();
  copyFileSync(inRoot('package.json'), path.join(root, 'package.json'));
  const config = testConfig(root);
  mkdirSync(config.mediaDir);
  return { root, config, environment: await environmentFor(config) };
};

const environmentFor = async (config: Config, port?: string): Promise<Record<string, string>> => ({
  DATA_DIR: config.dataDir,
  MEDIA_DIR: config.mediaDir,
  PORT: port ?? String(await freePort()),
});

const diagnose = async (root: string, environment: Record<string, string>) => {
  const lines: string[] = [];
  const faults = await examine({ environment, root, say: (line) => void lines.push(line) });
  const about = (subject: string) =>
    lines.filter((line) => line.slice('FAULT  '.length).startsWith(`${subject}:`));
  return { lines, faults, about };
};

/** Properties of a folder's entries in which any change would show. */
const readContent = (folder: string) =>
  readdirSync(folder).map((name) => {
    const { size, mtimeMs, mode } = statSync(path.join(folder, name));
    return { name, size, mtimeMs, mode };
  });

describe('npm run doctor', () => {
  test('finds nothing to do in a shop that is stopped, a line a check, and changes nothing', async () => {
    const { root, config, environment } = await setUp();
    const before = readContent(config.dataDir);
    const { lines, faults } = await diagnose(root, environment);
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'ok     Settings',
      'ok     Data folder',
      'ok     Disk',
      'ok     Database',
      'note   Backups',
      'note   Server',
      'ok     Media folder',
      'note   Public address',
      'note   Clock',
      'ok     Mail',
      'ok     Time zone',
      // All that an owner does before she opens; of samples, a first start has put the site's own pictures there.
      ...Array.from({ length: 15 }, () => 'note   Ready to open'),
      'Nothing needs to be done.',
    ]);
    expect(faults).toBe(0);
    expect(readContent(config.dataDir)).toEqual(before);
  });

  test('says how old the newest copy is that was restored and checked', async () => {
    const { root, config, environment } = await setUp();
    const backupDir = path.join(root, 'copies');
    const withCopies = { ...environment, BACKUP_DIR: backupDir };
    const said = async () => (await diagnose(root, withCopies)).about('Backups');
    expect(await said()).toEqual([expect.stringMatching(/^FAULT .+does not exist\. Connect its drive/)]);
    mkdirSync(backupDir);
    expect(await said()).toEqual([expect.stringMatching(/^note .+no copy yet/)]);
    const store = async (made: string, failure?: string) => {
      const database = openDatabase(databaseFile(config.dataDir));
      const outcome = { made, contents: '3 submissions', ...(failure !== undefined && { failure }) };
      await database.writes.run((trx) => storeOutcome(trx, outcome, new Date()));
      await database.close();
    };
    await store(new Date(Date.now() - 5 * 3_600_000).toISOString(), 'The disk is full.');
    expect(await said()).toEqual([
      'ok     Backups: the newest copy that was restored and checked is 5 hours old: 3 submissions',
      expect.stringMatching(/^note .+the last attempt failed, .+The disk is full\.$/),
      expect.stringMatching(/^note .+on the same disk as DATA_DIR/),
    ]);
    await store(new Date(Date.now() - 50 * 3_600_000).toISOString());
    expect(await said()).toEqual([
      expect.stringMatching(
        /^FAULT .+older than two days\. To make and check one now, .+npm run backup -- now$/,
      ),
    ]);
  });

  test('says that restic is missing where it is to make copies', async () => {
    const { root, environment } = await setUp();
    const file = path.join(root, 'password');
    writeFileSync(file, 'secret');
    vi.stubEnv('PATH', root);
    onTestFinished(() => void vi.unstubAllEnvs());
    const restic = { RESTIC_REPOSITORY: path.join(root, 'repository'), RESTIC_PASSWORD_FILE: file };
    const { about } = await diagnose(root, { ...environment, ...restic });
    expect(about('Backups')).toEqual([
      'FAULT  Backups: RESTIC_REPOSITORY is set, but restic is not installed: sudo apt install restic.',
    ]);
  });

  test('asks the server that runs, and disturbs nothing', async () => {
    const server = await startTestServer();
    const root = inRoot('');
    const environment = await environmentFor(server.config, new URL(server.url).port);
    const well = await diagnose(root, environment);
    expect(well.about('Server')).toEqual([
      `ok     Server: answers at ${server.url}, and everything it needs works`,
    ]);
    expect(well.about('Database')).toEqual(['ok     Database: intact and up to date']);
    expect(well.faults).toBe(0);
    expect((await server.request('GET', '/api/health')).status).toBe(200);
  });

  test('says which part of a running server fails, and what stands at its port instead', async () => {
    const server = await startTestServer();
    const root = inRoot('');
    rmSync(server.config.mediaDir, { recursive: true });
    const environment = await environmentFor(server.config, new URL(server.url).port);
    const ill = await diagnose(root, environment);
    expect(ill.about('Server, media')).toEqual([
      expect.stringMatching(/^FAULT {2}.+(?:cannot be read|folder is missing)/),
    ]);
    expect(ill.about('Media folder')).toEqual([
      'FAULT  Media folder: The media folder cannot be read (ENOENT): check its drive, or set MEDIA_DIR.',
    ]);

    const stranger = await useHttpServer((_request, response) => response.end('hello'));
    const other = await diagnose(root, { ...environment, PORT: new URL(stranger).port });
    expect(other.about('Server')).toEqual([
      expect.stringMatching(/^FAULT {2}Server: another program answers/),
    ]);
  });

  test('says that a media folder cannot be written, unless it is not to be', async ({ skip }) => {
    const disk = mountDisk(1024 * 1024);
    if (!disk) return skip('Only root on Linux may mount a disk.');
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    const { root, environment } = await setUp();
    const { about } = await diagnose(root, { ...environment, MEDIA_DIR: disk });
    expect(about('Media folder')).toEqual([
      expect.stringMatching(/^ok /),
      expect.stringMatching(/^FAULT.+ cannot be written \(EROFS\).+ or set MEDIA_WRITE=0\.$/),
    ]);
    const closed = await diagnose(root, { ...environment, MEDIA_DIR: disk, MEDIA_WRITE: '0' });
    expect(closed.about('Media folder')).toEqual([expect.stringMatching(/^ok /)]);
  });

  test('works with wrong settings, and lists every fault with what to do', async () => {
    const { root, config, environment } = await setUp();
    writeFileSync(databaseFile(config.dataDir), 'This is a letter, not a database. '.repeat(100));
    writeFileSync(path.join(config.mediaDir, 'ring.jpg'), '');
    if (isLinux) writeFileSync(Buffer.concat([Buffer.from(`${config.mediaDir}/R`), Buffer.from([0xe9])]), '');
    const { about, lines, faults } = await diagnose(root, {
      ...environment,
      TRUST_PROXY: 'yes',
      LOG_LEVEL: 'loud',
      SMTP_URL: 'smtp://mail.example.com',
    });
    expect(about('Settings')).toEqual([
      'FAULT  Settings: TRUST_PROXY is "yes", but it must be a whole number from 0 to 32.',
      expect.stringMatching(/^FAULT {2}Settings: LOG_LEVEL is "loud"/),
      expect.stringMatching(/^FAULT {2}Settings: MAIL_FROM and NOTIFY_EMAIL missing\./),
    ]);
    expect(about('Mail')).toEqual(['note   Mail: not checked, because its settings are incomplete']);
    expect(about('Database')).toEqual([
      expect.stringMatching(/^FAULT {2}Database: .+restore the last backup/),
    ]);
    expect(about('Media folder')).toEqual([
      expect.stringMatching(/^ok .+1 files in /),
      ...(isLinux ? [expect.stringMatching(/^FAULT.+1 files .+ name is not in UTF-8/)] : []),
    ]);
    expect(faults).toBe(4 + (isLinux ? 1 : 0));
    expect(lines.at(-1)).toBe(`${faults} things need to be done.`);
  });

  test('knows a database of a newer version, and one that has to be brought up to date', async () => {
    const { root, config, environment } = await setUp();
    // Opened directly: a command would apply the missing migrations, or refuse the database.
    const change = async (statement: string) => {
      const database = openDatabase(databaseFile(config.dataDir));
      await sql.raw(statement).execute(database.query);
      await database.close();
    };
    await change("delete from kysely_migration where name like '0026%'");
    expect((await diagnose(root, environment)).about('Database')).toEqual([
      'note   Database: intact; the next start brings it up to date',
    ]);
    await change("insert into kysely_migration values ('9999-later', '2030-01-01')");
    expect((await diagnose(root, environment)).about('Database')).toEqual([
      expect.stringMatching(/^FAULT {2}Database: made by a newer version/),
    ]);
  });

  // 0.0.0.0 leads to this computer too, and does not count as a local address. Windows refuses it.
  test.runIf(hasModes)(
    'compares the public address with the settings: proxy, clock, where it leads',
    async () => {
      const { root, environment } = await setUp();
      let headers: Record<string, string> = {};
      let status = 200;
      const front = createServer((_request, response) => {
        response.writeHead(status, headers).end('{"status":"ok","name":"jeweler","version":"1.0.0"}');
      }).listen(0);
      onTestFinished(() => void front.close());
      await once(front, 'listening');
      const siteUrl = `http://0.0.0.0:${(front.address() as AddressInfo).port}`;
      const ask = (changes: Record<string, string> = {}) =>
        diagnose(root, { ...environment, SITE_URL: siteUrl, ...changes });

      const direct = await ask();
      expect(direct.about('Public address')).toEqual([
        `ok     Public address: ${siteUrl} leads to the server`,
      ]);
      expect(direct.about('Proxy')).toEqual(['ok     Proxy: TRUST_PROXY is 0']);
      expect(direct.about('Clock')).toEqual(['ok     Clock: agrees with that of SITE_URL']);

      headers = { date: new Date(Date.now() + 600_000).toUTCString() };
      expect((await ask()).about('Clock')).toEqual([
        expect.stringMatching(/^FAULT {2}Clock: 10 minutes behind/),
      ]);

      status = 301;
      headers = { location: 'https://www.example.com/api/health' };
      expect((await ask()).about('Public address')).toEqual([
        expect.stringMatching(/^FAULT.+redirects to https:\/\/www\.example\.com\. Set SITE_URL/),
      ]);
      front.close();
      front.closeAllConnections();
      expect((await ask()).about('Public address')).toEqual([
        expect.stringMatching(/^FAULT.+cannot be reached from this computer \(ECONNREFUSED\)/),
      ]);
      const secure = { SITE_URL: siteUrl.replace('http:', 'https:') };
      expect((await ask(secure)).about('Proxy')).toEqual([
        expect.stringMatching(/^FAULT.+TRUST_PROXY is 0: all visitors/),
      ]);
      expect((await ask({ ...secure, TRUST_PROXY: '1' })).about('Proxy')).toEqual([
        'ok     Proxy: TRUST_PROXY is 1',
      ]);
    },
  );

  test('ends with 0 when there is nothing to do, with 1 otherwise', async () => {
    const { environment } = await setUp();
    const script = `const { run } = await import(${JSON.stringify(inRoot('server/src/commands/doctor.ts'))}); process.exitCode = await run([]);`;
    const run = (changes: Record<string, string>) =>
      spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, ...environment, ...changes },
      });
    expect(run({})).toMatchObject({ status: 0, stderr: '' });
    expect(run({ LOG_LEVEL: 'loud' })).toMatchObject({ status: 1, stderr: '' });
  });
});
