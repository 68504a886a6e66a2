import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { backupCommand } from '../../../server/src/commands/backup.ts';
import { openDatabase } from '../../../server/src/database/sqlite.ts';
import { runWith } from '../../support/command-host.ts';
import { contactMessage } from '../../support/submission-builders.ts';
import { startTestServer, storedSubmissions, testConfig } from '../../support/test-server.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

describe('npm run backup', () => {
  test('writes one whole file for its owner while the server runs', async () => {
    const server = await startTestServer();
    await server.post('/api/contact', contactMessage());
    const folder = useTemporaryFolder();
    const file = path.join(folder, 'backup.sqlite');
    const outcome = await runWith(backupCommand, [file], server.config);
    expect(outcome).toMatchObject({ warned: [], fault: undefined });
    expect(readdirSync(folder)).toEqual(['backup.sqlite']);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);

    const copy = openDatabase(file);
    expect(await storedSubmissions(copy)).toEqual(await storedSubmissions(server.database));
    await copy.close();
    expect((await server.post('/api/contact', contactMessage())).status).toBe(201);
  });

  test('never overwrites a file', async () => {
    const folder = useTemporaryFolder();
    const config = testConfig(folder);
    const file = path.join(folder, 'precious');
    writeFileSync(file, 'precious');
    const { fault } = await runWith(backupCommand, [file], config);
    expect(fault).toBe(`${file} already exists: choose another name, or remove it.`);
    expect(readFileSync(file, 'utf8')).toBe('precious');
  });

  test('leaves nothing behind when it cannot be written', async () => {
    const folder = useTemporaryFolder();
    const config = testConfig(folder);
    const { fault } = await runWith(backupCommand, [`${folder}/no folder/backup.sqlite`], config);
    expect(fault).toMatch(/^The backup failed: /);
    expect(readdirSync(folder)).toEqual(['data']);
  });

  test('says when there is no database, and makes none', async () => {
    const folder = useTemporaryFolder();
    const config = { ...testConfig(folder), dataDir: `${folder}/elsewhere` };
    const { fault } = await runWith(backupCommand, [`${folder}/backup.sqlite`], config);
    expect(fault).toBe(`There is no database in ${folder}/elsewhere.`);
    expect(readdirSync(folder)).toEqual(['data']);
  });

  test.each([[[]], [['a', 'b']]])('%o is answered with how it is used', async (args) => {
    const config = testConfig(useTemporaryFolder());
    expect((await runWith(backupCommand, args, config)).fault).toMatch(/^Usage: npm run backup/);
  });
});
