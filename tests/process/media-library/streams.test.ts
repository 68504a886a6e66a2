import { expect, test } from 'vitest';
import { readEvents } from '../../api/media-library/event-reader.ts';
import { mediaFolder, write } from '../../api/media-library/library.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

test('open streams keep a process from nothing: SIGTERM ends them and exits with 0', async () => {
  const folder = mediaFolder();
  write(folder, 'a.jpg');
  const server = await startServerProcess({
    DATA_DIR: useTemporaryFolder(),
    MEDIA_DIR: folder,
    ADMIN_PASSWORD: 'given to the test',
  });
  const login = await fetch(`${server.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'given to the test' }),
  });
  const { token } = (await login.json()) as { token: string };
  const streams = await Promise.all([1, 2, 3].map(() => readEvents(server.url, token)));
  expect(await server.stop('SIGTERM')).toBe(0);
  await Promise.all(streams.map(({ ended }) => ended));
  expect(server.said.out).not.toContain(token);
  expect(server.said.err).toBe('');
});
