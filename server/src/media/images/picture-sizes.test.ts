import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { inRoot } from '../../../../scripts/lib/paths.mjs';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';
import { openDataFolder } from '../../database/open-data-folder.ts';
import { openMediaFiles } from '../media-files.ts';
import { PictureSizes } from './picture-sizes.ts';

const NAME = 'ring.jpg';

const setUp = async () => {
  const mediaDir = useTemporaryFolder();
  copyFileSync(inRoot('media/products/bracelet-pearl.jpg'), join(mediaDir, NAME));
  const log = { info: vi.fn(), warn: vi.fn() };
  const dataDir = useTemporaryFolder();
  const database = await openDataFolder(dataDir);
  onTestFinished(() => database.close());
  const sizes = new PictureSizes({ ...openMediaFiles({ mediaDir, dataDir }, log), database, log });
  const { size, mtimeMs: modified } = statSync(join(mediaDir, NAME));
  const entry = { path: NAME, size, modified, added: 1 };
  return { sizes, database, log, entry, get: () => sizes.get(entry) };
};

test('a size that cannot be stored is known all the same', async () => {
  const { database, log, get } = await setUp();
  vi.spyOn(database.writes, 'run').mockRejectedValue(new Error('disk full'));
  expect(await get()).toBeDefined();
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('a list does not wait for what is not known yet, and the next one knows it', async () => {
  const { sizes, entry, get } = await setUp();
  const gone = { ...entry, path: 'gone.jpg' };
  expect(await sizes.getKnown([gone, entry])).toEqual(new Map());
  const size = await vi.waitFor(async () => {
    const known = await sizes.getKnown([gone, entry]);
    expect(known.size).toBe(1);
    return known.get(NAME);
  }, 20_000);
  expect(size).toEqual(await get());
});
