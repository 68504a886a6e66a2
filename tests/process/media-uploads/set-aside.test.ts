import { mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { film, Uploader } from '../../api/media-uploads/uploading.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

const PRELOAD = fileURLToPath(new URL('../../support/kill-preload.mjs', import.meta.url));
const login = { username: 'mara', password: 'a password for tests' };

test('a file at which the server ends twice is set aside by name, and the server goes on', async () => {
  const folder = realpathSync(useTemporaryFolder());
  const mediaDir = path.join(folder, 'media');
  mkdirSync(mediaDir);
  const live = (killAt = '') =>
    startServerProcess(
      {
        DATA_DIR: path.join(folder, 'data'),
        MEDIA_DIR: mediaDir,
        ADMIN_USERNAME: login.username,
        ADMIN_PASSWORD: login.password,
        LOG_LEVEL: 'error',
        KILL_AT: killAt,
      },
      ['--import', PRELOAD],
    );

  const first = await live();
  const answer = await fetch(`${first.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  const { token } = (await answer.json()) as { token: string };
  const address = await new Uploader(first.url, token).begin(900, { filename: 'clip.mp4' });
  await first.stop('SIGKILL');
  writeFileSync(path.join(mediaDir, '.uploads', path.basename(address)), film(900));

  for (const attempt of [1, 2]) {
    const server = await live('open:1:before');
    const ended = new Promise((resolve) => server.child.once('exit', resolve));
    await new Uploader(server.url, token).head(address).catch(() => undefined);
    await ended;
    expect(readdirSync(path.join(mediaDir, '.uploads')), `after attempt ${attempt}`).toHaveLength(1);
  }

  const last = await live('open:1:before');
  const state = await new Uploader(last.url, token).state(address);
  expect(state).toMatchObject({ name: 'clip.mp4', outcome: 'failed' });
  expect(state.message).toContain('“clip.mp4” was set aside: the server stopped twice');
  const later = await new Uploader(last.url, token).state(address);
  expect(later.outcome).toBe('refused');
  expect(readdirSync(path.join(mediaDir, '.uploads'))).toEqual([]);
  expect(last.child.exitCode).toBe(null);
});
