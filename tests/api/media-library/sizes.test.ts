import { renameSync } from 'node:fs';
import path from 'node:path';
import { mediaSizesSchema } from '@jeweler/core/schemas';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Library, mediaFolder, startLibrary, write } from './library.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8a45c' } });

const askFor = ({ server, token }: Library, files: unknown) =>
  server.post('/api/admin/media/sizes', { files }, { authorization: `Bearer ${token}` });

const getSizes = async (library: Library, ...files: string[]) =>
  mediaSizesSchema.parse((await askFor(library, files)).body).sizes;

/** A JPEG whose header claims a different size than its content has. */
const claimingJpeg = async (width: number, height: number) => {
  const jpeg = await picture(64, 48).jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
};

/** A JPEG that begins with so much editor metadata that its header comes after 300 kB. */
const lateHeader = async () => {
  const jpeg = await picture(300, 200).jpeg().toBuffer();
  const note = Buffer.alloc(60_000);
  note.writeUInt16BE(0xffed, 0);
  note.writeUInt16BE(note.length - 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), note, note, note, note, note, jpeg.subarray(2)]);
};

test('pictures of every kind have their size, upright, however large they are; all else has none', async () => {
  const folder = mediaFolder();
  write(folder, 'upright.jpg', await picture(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  write(folder, 'a b & c.webp', await picture(50, 20).withMetadata({ orientation: 8 }).webp().toBuffer());
  write(folder, 'plain.png', await picture(300, 200).png().toBuffer());
  write(folder, 'spin.gif', await picture(12, 13).gif().toBuffer());
  write(folder, 'huge.jpg', await claimingJpeg(14_000, 15_000));
  write(folder, 'late.jpg', await lateHeader());
  write(folder, 'damaged.jpg', 'This is not a picture.');
  write(folder, 'empty.jpg', '');
  write(folder, 'drawing.jpg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  write(folder, 'show.mp4', 'film');
  const library = await startLibrary([], { mediaDir: folder });
  const { files } = await library.list();
  const asked = files.map(({ publicUrl }) => publicUrl);
  expect(
    await getSizes(library, ...asked, '/media/gone.jpg', '/media/%zz', '/media/..%2fdata%2fx.jpg'),
  ).toEqual({
    '/media/upright.jpg': { width: 30, height: 40 },
    '/media/a%20b%20%26%20c.webp': { width: 20, height: 50 },
    '/media/plain.png': { width: 300, height: 200 },
    '/media/spin.gif': { width: 12, height: 13 },
    '/media/huge.jpg': { width: 14_000, height: 15_000 },
    '/media/late.jpg': { width: 300, height: 200 },
  });
});

test('a picture is measured once, and again when it was replaced', async () => {
  const folder = mediaFolder();
  const file = write(folder, 'ring.png', await picture(30, 20).png().toBuffer());
  const library = await startLibrary([], { mediaDir: folder });
  const stored = () =>
    library.server.database.query.selectFrom('picture_sizes').select(['width', 'height']).execute();
  const measured = { '/media/ring.png': { width: 30, height: 20 } };
  expect(await getSizes(library, '/media/ring.png')).toEqual(measured);
  expect(await getSizes(library, '/media/ring.png')).toEqual(measured);
  await expect.poll(stored).toEqual([{ width: 30, height: 20 }]);

  write(folder, 'ring.part', await picture(20, 60).png().toBuffer());
  renameSync(path.join(folder, 'ring.part'), file);
  await expect
    .poll(() => getSizes(library, '/media/ring.png'))
    .toEqual({ '/media/ring.png': { width: 20, height: 60 } });
  await expect.poll(stored).toHaveLength(2);
});

test('at most 500 files can be asked for', async () => {
  const library = await startLibrary();
  const many = Array.from({ length: 501 }, (_, index) => `/media/${index}.jpg`);
  expect(await askFor(library, many)).toMatchObject({
    status: 400,
    body: { message: 'At most 500 files can be measured at once. Please select fewer.' },
  });
});
