import { expect, test } from 'vitest';
import { readEvents } from '../../api/media-library/event-reader.ts';
import { mediaFolder, write } from '../../api/media-library/library.ts';
import { signInAt, startServerProcess } from '../../support/server-process.ts';
import { testAdmin } from '../../support/test-admin.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

test('open streams keep a process from nothing: SIGTERM ends them and exits with 0', async () => {
  const folder = mediaFolder();
  write(folder, 'a.jpg');
  const server = await startServerProcess({
    DATA_DIR: useTemporaryFolder(),
    MEDIA_DIR: folder,
    ADMIN_USERNAME: testAdmin.username,
    ADMIN_PASSWORD: testAdmin.password,
  });
  const { token } = await signInAt(server);
  const streams = await Promise.all([1, 2, 3].map(() => readEvents(server.url, token)));
  expect(await server.stop('SIGTERM')).toBe(0);
  await Promise.all(streams.map(({ ended }) => ended));
  expect(server.said.out).not.toContain(token);
  expect(server.said.err).toBe('');
});
