import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MediaList } from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { url } from '../../api/media-changes/changing.ts';
import { signInAt, startServerProcess } from '../../support/server-process.ts';
import { testAdmin } from '../../support/test-admin.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

const PRELOAD = fileURLToPath(new URL('../../support/kill-changes-preload.mjs', import.meta.url));
const PIECES = ['rings/a.jpg', 'c.jpg'];
const ITEMS = PIECES.map(url);

const startShop = async (dataDir: string, mediaDir: string, execArgv: readonly string[] = [], more = {}) => {
  const server = await startServerProcess(
    {
      DATA_DIR: dataDir,
      MEDIA_DIR: mediaDir,
      LOG_LEVEL: 'error',
      ADMIN_USERNAME: testAdmin.username,
      ADMIN_PASSWORD: testAdmin.password,
      ...more,
    },
    execArgv,
  );
  const ask = await signInAt(server);
  return { ...server, ask: (target: string, payload?: object) => ask(server, target, payload) };
};

/** Every file of the media folder by its content, those in the bin too; content is the name it had first. */
const contents = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .sort();

/** Makes `change` on a server that is killed before its `at`th step, and starts it again. */
const killedDuring = async (
  at: number,
  change: (shop: Awaited<ReturnType<typeof startShop>>) => Promise<unknown>,
) => {
  const [dataDir, mediaDir] = [useTemporaryFolder(), realpathSync(useTemporaryFolder())];
  mkdirSync(path.join(mediaDir, 'rings'));
  mkdirSync(path.join(mediaDir, 'to'));
  for (const name of PIECES) writeFileSync(path.join(mediaDir, name), name);
  const flag = path.join(dataDir, 'kill');
  const first = await startShop(dataDir, mediaDir, ['--import', PRELOAD], {
    KILLED_WRITES: JSON.stringify({ folder: mediaDir, at, flag }),
  });
  const ids: number[] = [];
  for (const image_url of ITEMS) {
    const { body } = await first.ask('catalogue/products', {
      product: { name: image_url, image_url },
    });
    ids.push((body as { product: { id: number } }).product.id);
  }
  await first.ask('media?rescan=1');
  writeFileSync(flag, '');
  const wasAnswered = await change(first).then(
    () => true,
    () => false,
  );
  await first.stop('SIGKILL');
  rmSync(flag);
  const second = await startShop(dataDir, mediaDir);
  await second.ask('media?rescan=1');
  return { shop: second, mediaDir, wasAnswered, ids };
};

/** Each picture of the catalogue has its file, and each file that is listed is whole. */
const expectWhole = async ({ shop, mediaDir, ids }: Awaited<ReturnType<typeof killedDuring>>) => {
  expect(contents(mediaDir)).toEqual([...PIECES].sort());
  for (const [index, name] of PIECES.entries()) {
    const { body } = await shop.ask(`catalogue/products/${ids[index]}`);
    const shown = await fetch(shop.url + (body as { product: { image_url: string } }).product.image_url);
    expect([shown.status, await shown.text()]).toEqual([200, name]);
  }
};

describe('a server that is killed between two steps', () => {
  // A link and an unlink for each file; then the folders are synchronized, and the catalogue follows.
  test.each([1, 2, 3, 5, 8])('of a move (before step %i) finishes it when it starts', async (at) => {
    const killed = await killedDuring(at, (shop) => shop.ask('media/move', { files: ITEMS, to: 'to' }));
    expect(killed.wasAnswered).toBe(at === 8);
    await expectWhole(killed);
    const { files: listed } = (await killed.shop.ask('media')).body as MediaList;
    expect(listed.map(({ relativePath }) => relativePath)).toEqual(['to/a.jpg', 'to/c.jpg']);
    expect((await fetch(`${killed.shop.url}/media/c.jpg`, { redirect: 'manual' })).status).toBe(301);
  });

  test.each([1, 2])('of the renaming of a folder (before step %i) finishes it too', async (at) => {
    const killed = await killedDuring(at, (shop) =>
      shop.ask('media/rename', { folder: 'rings', name: 'jewels' }),
    );
    expect(killed.wasAnswered).toBe(false);
    await expectWhole(killed);
    expect((await fetch(`${killed.shop.url}/media/jewels/a.jpg`)).status).toBe(200);
  });

  // Two deletions of three steps each, then a link and an unlink for what comes back.
  test.each([2, 3, 9, 10])('of deleting and bringing back (before step %i) loses nothing', async (at) => {
    const killed = await killedDuring(at, async (shop) => {
      const body = { files: [url('c.jpg')], folders: ['rings'], confirmed: true };
      const deleted = await shop.ask('media/delete', body);
      await shop.ask('media/undelete', deleted.body);
    });
    // Whatever is in the bin is listed there, and comes back once.
    const bin = await killed.shop.ask('media/bin');
    const ids = (bin.body as { entries: { id: string }[] }).entries.map(({ id }) => id);
    if (ids.length > 0) await killed.shop.ask('media/undelete', { ids });
    await expectWhole(killed);
  });
});
