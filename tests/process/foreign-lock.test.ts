import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { catalogueCommand } from '../../server/src/commands/catalogue.ts';
import { databaseFile } from '../../server/src/database/lock.ts';
import { openNative } from '../../server/src/database/native-database.ts';
import { openDataFolder } from '../../server/src/database/open-data-folder.ts';
import { runWith } from '../support/command-host.ts';
import { postJson } from '../support/post-json.ts';
import { startServerProcess } from '../support/server-process.ts';
import { contactMessage } from '../support/submission-builders.ts';
import { startTestServer, storedSubmissions } from '../support/test-server.ts';
import { useTemporaryFolder } from '../support/use-temporary-folder.ts';

/** Takes the write lock of a running server's database, like a forgotten sqlite3 shell. */
const lock = (dataDir: string): { release: () => void } => {
  const other = openNative(databaseFile(dataDir));
  onTestFinished(() => void other.close());
  other.exec('begin immediate');
  return { release: () => void other.exec('rollback') };
};

/** Sends one request after the other, while other things are under way. */
const request = async (count: number, url: string): Promise<void> => {
  for (let index = 0; index < count; index += 1) expect((await fetch(url)).status).toBe(200);
};

const names = (count: number, prefix: string) => Array.from({ length: count }, (_, i) => `${prefix} ${i}`);

describe('while another program holds the write lock', () => {
  test('answers go on, posts wait and are stored once, and a stop ends soon and truthfully', async () => {
    const dataDir = useTemporaryFolder();
    const server = await startServerProcess({
      DATA_DIR: dataDir,
      FORM_RATE_LIMIT: '1000',
      LOG_LEVEL: 'silent',
    });
    const statuses = new Map<string, number>();
    const post = async (name: string) => {
      statuses.set(name, await postJson(`${server.url}/api/contact`, contactMessage({ name })));
    };
    const first = lock(dataDir);
    const waiting = Promise.all(names(20, 'Waited').map(post));
    await request(100, `${server.url}/api/health`);
    expect(statuses.size).toBe(0);
    first.release();
    await waiting;
    expect([...statuses.values()]).toEqual(Array(20).fill(201));

    lock(dataDir);
    const refused = Promise.all(names(5, 'Stopped').map(post));
    await request(5, `${server.url}/api/health`);
    expect(await server.stop('SIGTERM')).toBe(0);
    await refused;
    // Told so: without the hurry of a stop a write waits for 30 seconds, and connections are cut off after ten.
    expect(names(5, 'Stopped').map((name) => statuses.get(name))).toEqual(Array(5).fill(500));

    const database = await openDataFolder(dataDir);
    const stored = (await storedSubmissions(database)).map(({ name }) => name);
    await database.close();
    const acknowledged = [...statuses].filter(([, status]) => status === 201).map(([name]) => name);
    expect(stored.toSorted()).toEqual(acknowledged.toSorted());
    expect(acknowledged).toHaveLength(20);
  });

  test('a new catalogue is shown all the same', async () => {
    const server = await startTestServer();
    const file = new URL('../../server/sample-catalogue.json', import.meta.url);
    await runWith(catalogueCommand, ['import', fileURLToPath(file)], server.config);
    lock(server.config.dataDir);
    await expect.poll(() => server.catalogue.version).toBe(1);
    expect(server.catalogue.current).toEqual(JSON.parse(readFileSync(file, 'utf8')));
    expect(server.logged).toEqual([]);
  });
});
