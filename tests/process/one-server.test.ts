import { once } from 'node:events';
import { expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { launchServer, messagesIn, startServerProcess } from '../support/server-process.ts';
import { useTemporaryFolder } from '../support/use-temporary-folder.ts';

test('a second server on the same data folder is refused; after a SIGKILL the next one starts at once', async () => {
  const settings = { DATA_DIR: useTemporaryFolder(), LOG_LEVEL: 'error' };
  const first = await startServerProcess(settings);
  const second = await launchServer({ ...settings, PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.said.out).toBe('');
  expect(messagesIn(second.said.err)).toEqual([
    `Another server is using DATA_DIR ${settings.DATA_DIR}: stop that one first, or set DATA_DIR to another folder.`,
  ]);
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200);

  await first.stop('SIGKILL');
  const third = await startServerProcess(settings);

  // An unhandled error ends the process, and is logged in one line.
  const ended = once(third.child, 'close');
  third.child.send('reject');
  expect(await ended).toEqual([1, null]);
  const lines = third.said.out.split('\n').filter((line) => line.includes('is stopping'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 60,
    msg: 'The server is stopping because of an unexpected error: a promise was forgotten',
  });
});
