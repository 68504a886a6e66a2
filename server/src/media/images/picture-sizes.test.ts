import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PixelSize } from '@jeweler/core/schemas';
import { expect, test, vi } from 'vitest';
import { inRoot } from '../../../../scripts/lib/paths.mjs';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';
import { openMediaFiles } from '../media-files.ts';
import { PictureSizes } from './picture-sizes.ts';

const NAME = 'ring.jpg';

const setUp = (write: () => Promise<void>) => {
  const mediaDir = useTemporaryFolder();
  copyFileSync(inRoot('media/products/bracelet-pearl.jpg'), join(mediaDir, NAME));
  const log = { info: vi.fn(), warn: vi.fn() };
  const files = openMediaFiles({ mediaDir, dataDir: useTemporaryFolder() }, log);
  const stored = new Map<string, PixelSize>();
  const store = {
    read: async () => stored,
    write: async (key: string, size: PixelSize) => {
      stored.set(key, size);
      await write();
    },
  };
  const sizes = new PictureSizes({ ...files, store, log });
  const { size, mtimeMs: modified } = statSync(join(mediaDir, NAME));
  const entry = { path: NAME, size, modified, added: 1 };
  return { sizes, log, entry, get: () => sizes.get(entry) };
};

test('a size that cannot be stored is known all the same', async () => {
  const { log, get } = setUp(() => Promise.reject(new Error('disk full')));
  expect(await get()).toBeDefined();
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('a list does not wait for what is not known yet, and the next one knows it', async () => {
  const { sizes, entry, get } = setUp(async () => undefined);
  const gone = { ...entry, path: 'gone.jpg' };
  expect(await sizes.getKnown([gone, entry])).toEqual(new Map());
  const size = await vi.waitFor(async () => {
    const known = await sizes.getKnown([gone, entry]);
    expect(known.size).toBe(1);
    return known.get(NAME);
  });
  expect(size).toEqual(await get());
});
