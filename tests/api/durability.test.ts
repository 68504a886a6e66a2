import { expect, test } from 'vitest';
import { openDataFolder } from '../../server/src/database/open-data-folder.ts';
import { inLanes, postJson } from '../support/post-json.ts';
import { RUNS_ALL } from '../support/runs-all.ts';
import { startServerProcess } from '../support/server-process.ts';
import { contactMessage } from '../support/submission-builders.ts';
import { storedSubmissions } from '../support/test-server.ts';
import { useTemporaryFolder } from '../support/use-temporary-folder.ts';

/** How often it is killed, and after how many messages. */
const LIVES = RUNS_ALL ? 3 : 1;
const BURST = 150;

/** Promised to visitors, so it runs with the others; more about processes is in tests/process. */
test('a server that is killed in the middle of a burst has every acknowledged submission after it is started again, however often', async () => {
  const dataDir = useTemporaryFolder();
  const environment = { DATA_DIR: dataDir, FORM_RATE_LIMIT: '1000000', LOG_LEVEL: 'error' };
  const acknowledged = new Set<string>();
  for (let life = 0; life < LIVES; life += 1) {
    const server = await startServerProcess(environment);
    const killAt = acknowledged.size + BURST;
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
  expect(acknowledged.size).toBeGreaterThanOrEqual(LIVES * BURST);

  const restarted = await startServerProcess(environment);
  expect(await postJson(`${restarted.url}/api/contact`, contactMessage())).toBe(201);
  expect(await restarted.stop('SIGTERM')).toBe(0);
  const database = await openDataFolder(dataDir);
  const stored = new Set((await storedSubmissions(database)).map(({ name }) => name));
  await database.close();
  expect([...acknowledged].filter((name) => !stored.has(name))).toEqual([]);
});
