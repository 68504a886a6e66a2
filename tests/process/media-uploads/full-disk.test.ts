import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { film, pathIn, sha256, startUploads } from '../../api/media-uploads/uploading.ts';
import { mountDisk } from '../../support/mount-disk.ts';

const DISK_BYTES = 16 * 1024 * 1024;

test('a disk that becomes full in the middle: told so, nothing is lost, and it goes on when there is room', async ({
  skip,
}) => {
  const mediaDir = mountDisk(DISK_BYTES);
  if (mediaDir === undefined) return skip('Only root on Linux may mount a small disk.');
  const uploads = {
    maxPicture: DISK_BYTES,
    maxFilm: DISK_BYTES,
    maxFiles: 10,
    maxTotal: 2 * DISK_BYTES,
    diskReserve: 0,
  };
  const { uploader } = await startUploads([], { mediaDir, uploads });
  const bytes = film(10_000_000);
  const address = await uploader.begin(bytes.length, { filename: 'ring.mp4' });
  const other = path.join(mediaDir, 'of somebody else.bin');
  writeFileSync(other, Buffer.alloc(12 * 1024 * 1024));

  const cut = await uploader.patch(address, 0, bytes);
  expect([cut.status, cut.body.code]).toEqual([507, 'too_large']);
  const offset = Number((await uploader.head(address)).headers.get('upload-offset'));
  expect(offset).toBeGreaterThan(0);
  expect(offset).toBeLessThan(bytes.length);
  expect((await uploader.create(bytes.length, { filename: 'b.mp4' })).status).toBe(507);

  rmSync(other);
  const end = await uploader.patch(address, offset, bytes.subarray(offset));
  expect([end.status, pathIn(end)]).toEqual([204, 'ring.mp4']);
  expect(sha256(readFileSync(path.join(mediaDir, 'ring.mp4')))).toBe(sha256(bytes));
});
