import { mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { film } from '../../api/media-uploads/uploading.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';
import { mortalServer } from './mortal-server.ts';

test('a file at which the server ends twice is set aside by name, and the server goes on', async () => {
  const folder = realpathSync(useTemporaryFolder());
  const mediaDir = path.join(folder, 'media');
  mkdirSync(mediaDir);
  const live = mortalServer(folder, mediaDir);

  const first = await live();
  const address = await first.uploader.begin(900, { filename: 'clip.mp4' });
  await first.stop('SIGKILL');
  writeFileSync(path.join(mediaDir, '.uploads', path.basename(address)), film(900));

  for (const attempt of [1, 2]) {
    const server = await live('open:1:before');
    const ended = new Promise((resolve) => server.child.once('exit', resolve));
    await server.uploader.head(address).catch(() => undefined);
    await ended;
    expect(readdirSync(path.join(mediaDir, '.uploads')), `after attempt ${attempt}`).toHaveLength(1);
  }

  const last = await live('open:1:before');
  const state = await last.uploader.state(address);
  expect(state).toMatchObject({ name: 'clip.mp4', outcome: 'failed' });
  expect(state.message).toContain('“clip.mp4” was set aside: the server stopped twice');
  const later = await last.uploader.state(address);
  expect(later.outcome).toBe('refused');
  expect(readdirSync(path.join(mediaDir, '.uploads'))).toEqual([]);
  expect(last.child.exitCode).toBe(null);
});
