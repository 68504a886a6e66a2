import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';
import { film, pathIn, sha256, startUploads } from './uploading.ts';

const DISK_BYTES = 16 * 1024 * 1024;

/** A folder on a disk of its own, in memory; undefined where this process may not mount one. */
const mountDisk = (): string | undefined => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const folder = path.join(useTemporaryFolder(), 'disk');
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  return folder;
};

test('a disk that becomes full in the middle: told so, nothing is lost, and it goes on when there is room', async ({
  skip,
}) => {
  const mediaDir = mountDisk();
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
