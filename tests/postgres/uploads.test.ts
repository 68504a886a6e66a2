import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { film, Uploader } from '../api/media-uploads/uploading.ts';
import { signInAt } from '../support/server-process.ts';
import { serverGroup } from './server-group.ts';

const PRELOAD = fileURLToPath(new URL('../support/kill-preload.mjs', import.meta.url));

test.each(['chmod:1:before', 'link:1:after'])(
  'an upload whose server dies with all its bytes (%s) is finished by the one that leads, without anyone asking',
  async (killAt) => {
    const group = await serverGroup();
    // Alone, so it leads.
    const leader = await group.start();
    const dying = await group.start({ NODE_OPTIONS: `--import=${PRELOAD}`, KILL_AT: killAt });
    const ask = await signInAt(leader);
    const uploader = new Uploader(dying.url, ask.token);
    const content = film(5000);
    const address = await uploader.begin(content.length, { filename: 'film.mp4' });
    const ended = once(dying.child, 'exit');
    await uploader.patch(address, 0, content).catch(() => undefined);
    await ended;
    const files = () => readdirSync(group.mediaDir).sort();
    const unfinished = () => readdirSync(`${group.mediaDir}/.uploads`);
    await expect.poll(unfinished).toEqual([]);
    expect(files()).toEqual(['.uploads', 'film.mp4']);
    const state = await new Uploader(leader.url, ask.token).state(address);
    expect([state.outcome, state.path]).toEqual(['stored', 'film.mp4']);
  },
);

test('an upload goes on at another server, from the byte that the dead one had', async () => {
  const group = await serverGroup();
  const [first, second] = await Promise.all([group.start(), group.start()]);
  const { token } = await signInAt(first);
  const content = film(5000);
  const there = new Uploader(first.url, token);
  const address = await there.begin(content.length, { filename: 'film.mp4' });
  expect((await there.patch(address, 0, content.subarray(0, 3000))).status).toBe(204);
  await first.stop('SIGKILL');
  const here = new Uploader(second.url, token);
  expect((await here.head(address)).headers.get('upload-offset')).toBe('3000');
  const { status, headers } = await here.patch(address, 3000, content.subarray(3000));
  expect([status, headers.get('upload-outcome')]).toEqual([204, 'stored']);
});

test('servers that are asked for the same complete upload at once store it once', async () => {
  const group = await serverGroup();
  const dying = await group.start({ NODE_OPTIONS: `--import=${PRELOAD}`, KILL_AT: 'chmod:1:before' });
  const { token } = await signInAt(dying);
  const content = film(5000);
  const uploader = new Uploader(dying.url, token);
  const address = await uploader.begin(content.length, { filename: 'film.mp4', clash: 'keep' });
  const ended = once(dying.child, 'exit');
  await uploader.patch(address, 0, content).catch(() => undefined);
  await ended;
  const servers = await Promise.all([group.start(), group.start()]);
  const states = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      new Uploader(servers[index % 2]?.url ?? '', token).state(address),
    ),
  );
  expect(new Set(states.map(({ outcome, path }) => `${outcome} ${path}`))).toEqual(
    new Set(['stored film.mp4']),
  );
  expect(readdirSync(group.mediaDir).sort()).toEqual(['.uploads', 'film.mp4']);
});

test('what has been checked is what is placed, even if another server still writes', async () => {
  const group = await serverGroup();
  const server = await group.start();
  const { token } = await signInAt(server);
  const content = film(5000);
  const uploader = new Uploader(server.url, token);
  const address = await uploader.begin(content.length, { filename: 'film.mp4' });
  expect((await uploader.patch(address, 0, content.subarray(0, 3000))).status).toBe(204);
  const [unfinished = ''] = readdirSync(`${group.mediaDir}/.uploads`);
  const other = openSync(`${group.mediaDir}/.uploads/${unfinished}`, 'r+');
  expect((await uploader.patch(address, 3000, content.subarray(3000))).status).toBe(204);
  writeSync(other, '<script>', 100);
  closeSync(other);
  expect(readFileSync(`${group.mediaDir}/film.mp4`).equals(content)).toBe(true);
  expect(readdirSync(`${group.mediaDir}/.uploads`)).toEqual([]);
});
