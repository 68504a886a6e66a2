import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { film, pathIn, sha256, startUploads } from './uploading.ts';

const jpeg = (color = 'gold') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

test('a picture is stored under its name when all of it has arrived, and is in the list', async () => {
  const { uploader, folder, paths } = await startUploads(['rings/band.jpg']);
  const bytes = await jpeg();
  const address = await uploader.begin(bytes.length, { filename: 'Ocean 2.jpg', folder: 'rings' });
  const half = await uploader.patch(address, 0, bytes.subarray(0, 100));
  expect([half.status, half.headers.get('upload-offset')]).toEqual([204, '100']);
  expect((await uploader.head(address)).headers.get('upload-offset')).toBe('100');
  expect(await paths()).toEqual(['rings/band.jpg']);
  const end = await uploader.patch(address, 100, bytes.subarray(100));
  expect([end.status, end.headers.get('upload-outcome'), pathIn(end)]).toEqual([
    204,
    'stored',
    'rings/Ocean 2.jpg',
  ]);
  expect(readFileSync(path.join(folder, 'rings/Ocean 2.jpg'))).toEqual(bytes);
  await expect.poll(paths).toEqual(['rings/band.jpg', 'rings/Ocean 2.jpg']);
  // It has ended, and cannot be ended again.
  expect((await uploader.send('DELETE', address)).status).toBe(404);
  expect(readFileSync(path.join(folder, 'rings/Ocean 2.jpg'))).toEqual(bytes);
});

test('content that is not that of the hash it came with is refused, and gone', async () => {
  const { uploader, paths } = await startUploads();
  const bytes = film(200_000);
  const wrong = await uploader.upload(bytes, { filename: 'film.mp4', sha256: sha256(film(10_000)) });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'malformed']);
  const right = await uploader.upload(bytes, { filename: 'film.mp4', sha256: sha256(bytes) });
  expect([right.status, pathIn(right)]).toEqual([204, 'film.mp4']);
  await expect.poll(paths).toEqual(['film.mp4']);
});
