import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type JpegOptions } from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import type { VisibleFile } from '../files/visible-file.ts';
import { openMediaFiles } from '../media-files.ts';
import { makeVariant, PictureTooLargeError } from './image-variant.ts';

const picture = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#b08d57' } });

/** A JPEG whose header claims a different size; its content ends too early for it. */
const claimingJpeg = async (width: number, height: number, options: JpegOptions): Promise<Buffer> => {
  const jpeg = await picture().jpeg(options).toBuffer();
  const frame = jpeg.indexOf(Buffer.from(options.progressive ? [0xff, 0xc2] : [0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
};

/** A GIF whose first frame and screen claim a different size. */
const claimingGif = async (width: number, height: number): Promise<Buffer> => {
  const gif = await picture().gif().toBuffer();
  const frame = gif.lastIndexOf(0x2c, gif.length - 10);
  for (const at of [6, frame + 5]) {
    gif.writeUInt16LE(width, at);
    gif.writeUInt16LE(height, at + 2);
  }
  return gif;
};

describe('a picture that is too large is refused from its header', () => {
  test.each([
    ['a JPEG of 81 megapixels', () => claimingJpeg(9000, 9000, {})],
    ['a GIF of 81 megapixels', () => claimingGif(9000, 9000)],
  ])('%s', async (_name, make) => {
    await expect(makeVariant(await make(), 320)).rejects.toBeInstanceOf(PictureTooLargeError);
  });

  test('but not one of 61 megapixels, as the largest usual camera makes, in one scan or progressive', async () => {
    for (const progressive of [false, true]) {
      const jpeg = await claimingJpeg(9504, 6336, { progressive });
      // Whether their content, which does not match the header, can be decoded does not matter here.
      const outcome = await makeVariant(jpeg, 320).catch((error: unknown) => error);
      expect(outcome).not.toBeInstanceOf(PictureTooLargeError);
    }
  });
});

test('a refused picture is read once and told once for each width, however many ask', async () => {
  const { folder: dataDir, remove } = temporaryFolder();
  const log = { info: vi.fn(), warn: vi.fn() };
  await mkdir(path.join(dataDir, 'rings'));
  const huge = await claimingJpeg(14_000, 14_000, { progressive: true });
  await writeFile(path.join(dataDir, 'rings', 'huge.jpg'), huge);
  const { folder, variants } = openMediaFiles({ mediaDir: dataDir, dataDir }, log);
  const media = (await folder.find('rings/huge.jpg')) as VisibleFile;
  const open = vi.spyOn(folder, 'open');
  for (const width of [320, 640, 320] as const) {
    await expect(variants.get(media, width)).rejects.toBeInstanceOf(PictureTooLargeError);
  }
  expect(open).toHaveBeenCalledTimes(2);
  expect(log.warn).toHaveBeenCalledTimes(2);
  expect(log.warn).toHaveBeenCalledWith(
    expect.stringMatching(/^rings\/huge\.jpg .*plain file: .*14000 x 14000 pixels\.$/),
  );
  remove();
});
