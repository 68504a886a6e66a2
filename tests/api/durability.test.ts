import { describe, expect, test } from 'vitest';
import { backupCommand } from '../../server/src/commands/backup.ts';
import { databaseFile, openDataFolder } from '../../server/src/database/open-data-folder.ts';
import { openDatabase } from '../../server/src/database/sqlite.ts';
import { inLanes, postJson } from '../support/post-json.ts';
import { startServerProcess } from '../support/server-process.ts';
import { contactMessage } from '../support/submission-builders.ts';
import { storedSubmissions, testConfig } from '../support/test-server.ts';
import { useTemporaryFolder } from '../support/use-temporary-folder.ts';

const settings = (dataDir: string) => ({
  DATA_DIR: dataDir,
  FORM_RATE_LIMIT: '1000000',
  LOG_LEVEL: 'error',
});

describe('a server that is killed in the middle of a burst', () => {
  test('has every acknowledged submission after it is started again, three times over', async () => {
    const dataDir = useTemporaryFolder();
    const acknowledged = new Set<string>();
    for (let life = 0; life < 3; life += 1) {
      const server = await startServerProcess(settings(dataDir));
      const killAt = acknowledged.size + 150;
      let killed: Promise<unknown> | undefined;
      await inLanes(1000, 20, async (index) => {
        if (killed) return;
        const name = `Visitor ${life}-${index}`;
        if ((await postJson(`${server.url}/api/contact`, contactMessage({ name }))) === 201)
          acknowledged.add(name);
        if (acknowledged.size >= killAt) killed ??= server.stop('SIGKILL');
      });
      await killed;
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(450);

    const restarted = await startServerProcess(settings(dataDir));
    expect(await postJson(`${restarted.url}/api/contact`, contactMessage())).toBe(201);
    expect(await restarted.stop('SIGTERM')).toBe(0);
    const database = await openDataFolder(dataDir);
    const stored = new Set((await storedSubmissions(database)).map(({ name }) => name));
    await database.close();
    expect([...acknowledged].filter((name) => !stored.has(name))).toEqual([]);
  });
});

describe('a backup while submissions come in', () => {
  test('is whole, holds what was acknowledged before it, and stops nobody', async () => {
    const folder = useTemporaryFolder();
    const config = testConfig(folder);
    const server = await startServerProcess(settings(config.dataDir));
    const statuses = new Set<number>();
    let sent = 0;
    let before = 0;
    let backup: Promise<void> | undefined;
    const target = `${folder}/backup copy.sqlite`;
    await inLanes(600, 20, async () => {
      statuses.add(await postJson(`${server.url}/api/contact`, contactMessage()));
      sent += 1;
      if (sent !== 200) return;
      before = sent;
      const quiet = () => {};
      backup = backupCommand([target], {
        config,
        say: quiet,
        warn: quiet,
        askPassword: () => Promise.reject(new Error('A backup asks for nothing.')),
      });
      await backup;
    });
    await backup;
    expect(statuses).toEqual(new Set([201]));

    const copy = openDatabase(target);
    const ids = (await storedSubmissions(copy)).map(({ id }) => id);
    await copy.close();
    expect(ids.length).toBeGreaterThanOrEqual(before);
    expect(ids).toEqual(Array.from(ids, (_, index) => index + 1));
    const original = openDatabase(databaseFile(config.dataDir));
    expect(await storedSubmissions(original)).toHaveLength(600);
    await original.close();
  });
});
