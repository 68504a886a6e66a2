import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PixelSize } from '@jeweler/core/schemas';
import { expect, test, vi } from 'vitest';
import { inRoot } from '../../../../scripts/lib/paths.mjs';
import { deferred } from '../../../../tests/support/deferred.ts';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';
import { openMediaFiles } from '../media-files.ts';
import { PictureSizes } from './picture-sizes.ts';

const NAME = 'ring.jpg';

const setUp = (write: () => Promise<void>) => {
  const mediaDir = useTemporaryFolder();
  copyFileSync(inRoot('media/products/bracelet-pearl.jpg'), join(mediaDir, NAME));
  const log = { info: vi.fn(), warn: vi.fn() };
  const files = openMediaFiles({ mediaDir, dataDir: useTemporaryFolder() }, log);
  const stored: PixelSize[] = [];
  const store = {
    read: async () => undefined,
    write: async (_key: string, size: PixelSize) => {
      stored.push(size);
      await write();
    },
  };
  const sizes = new PictureSizes({ ...files, store, log });
  return { sizes, stored, log, get: () => sizes.get({ path: NAME, size: 1, modified: 1, added: 1 }) };
};

test('closing waits for the sizes that are being stored', async () => {
  const writing = deferred<void>();
  const { sizes, get } = setUp(() => writing.promise);
  await get();
  let isClosed = false;
  const closed = sizes.close().then(() => {
    isClosed = true;
  });
  await Promise.resolve();
  expect(isClosed).toBe(false);
  writing.resolve();
  await closed;
});

test('a picture that is measured while the server stops is not stored, and that is no fault', async () => {
  const { sizes, stored, log, get } = setUp(async () => undefined);
  const size = get();
  await sizes.close();
  expect(await size).toBeDefined();
  expect(stored).toEqual([]);
  expect(log.warn).not.toHaveBeenCalled();
});

test('a size that cannot be stored is known all the same', async () => {
  const { sizes, log, get } = setUp(() => Promise.reject(new Error('disk full')));
  expect(await get()).toBeDefined();
  await sizes.close();
  expect(log.warn).toHaveBeenCalledTimes(1);
});
