import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';

const icon = (name: string): Buffer => readFileSync(inRoot('desktop-admin/build', name));

/** Sides of the pictures themselves in pixels, whatever the icon file declares. */
const sides = (pictures: Buffer[]): Promise<number[]> =>
  Promise.all(
    pictures.map(async (picture) => {
      const { format, width, height } = await sharp(picture).metadata();
      expect([format, width]).toEqual(['png', height]);
      return width;
    }),
  );

test.each([
  ['icon.ico', [16, 24, 32, 48, 64, 128, 256]],
  ['tray/tray.ico', [16, 24, 32, 48]],
])('%s holds a picture of each size that Windows shows', async (name, sizes) => {
  const file = icon(name);
  const entries = Array.from({ length: file.readUInt16LE(4) }, (_, index) => 6 + index * 16);
  expect(entries.map((entry) => file.readUInt8(entry) || 256)).toEqual(sizes);
  const pictures = entries.map((entry) => {
    const [length, start] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
    return file.subarray(start, start + length);
  });
  expect(await sides(pictures)).toEqual(sizes);
});

test('icon.icns holds a picture of each size that macOS shows', async () => {
  const file = icon('icon.icns');
  expect([file.toString('latin1', 0, 4), file.readUInt32BE(4)]).toEqual(['icns', file.length]);
  const pictures: Buffer[] = [];
  for (let start = 8; start < file.length; start += file.readUInt32BE(start + 4)) {
    pictures.push(file.subarray(start + 8, start + file.readUInt32BE(start + 4)));
  }
  expect(await sides(pictures)).toEqual([32, 64, 128, 256, 256, 512, 512, 1024]);
});

test.each([1, 2, 3])('the macOS tray icon for screens of scale %i is black and alpha only', async (scale) => {
  const name = scale === 1 ? 'tray-template.png' : `tray-template@${scale}x.png`;
  const { data, info } = await sharp(icon(`tray/${name}`))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([16 * scale, 16 * scale, 4]);
  const colours = data.filter((_, index) => index % 4 !== 3);
  expect(Math.max(...colours)).toBe(0);
  expect(Math.max(...data)).toBe(255);
});
