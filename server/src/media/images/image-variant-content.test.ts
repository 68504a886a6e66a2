import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { adobeRgbProfile } from '../../../../tests/support/color-profile.ts';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';
import { checkPictureStart, makeVariant, NoPictureError, PictureTooLargeError } from './image-variant.ts';

const RED = { r: 200, g: 40, b: 30 };
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } });

const firstPixel = async (picture: Buffer, at = { left: 0, top: 0 }) => [
  ...(await sharp(picture)
    .extract({ ...at, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()),
];

describe('a variant shows the colours that its original has', () => {
  test.each([
    ['sRGB', 8, 'png'],
    ['sRGB', 16, 'png'],
    ['Display P3', 8, 'png'],
    ['Display P3', 16, 'png'],
    ['Display P3', 8, 'jpeg'],
    ['Adobe RGB', 8, 'png'],
    ['Adobe RGB', 16, 'png'],
    ['Adobe RGB', 8, 'jpeg'],
  ] as const)('in %s with %i bits as %s', async (space, bits, format) => {
    const file = path.join(useTemporaryFolder(), 'profile.icc');
    writeFileSync(file, adobeRgbProfile());
    const profile = { sRGB: 'srgb', 'Display P3': 'p3', 'Adobe RGB': file }[space];
    const original = await plain(40, 40)
      .withIccProfile(profile)
      .toColourspace(bits === 16 ? 'rgb16' : 'srgb')
      .toFormat(format, { quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const { depth, icc } = await sharp(original).metadata();
    expect([depth, icc !== undefined]).toEqual([bits === 16 ? 'ushort' : 'uchar', true]);
    const variant = await makeVariant(original, 160);
    const shown = await firstPixel(variant, { left: 20, top: 20 });
    for (const [index, value] of [RED.r, RED.g, RED.b].entries())
      expect(Math.abs((shown[index] ?? 0) - value)).toBeLessThanOrEqual(4);
    expect((await sharp(variant).metadata()).icc).toBeUndefined();
  });

  test('also when it is grey or transparent with 16 bits', async () => {
    const grey = await plain(40, 40).greyscale().toColourspace('grey16').png().toBuffer();
    const clear = await plain(40, 40)
      .ensureAlpha(0.5)
      .withIccProfile('p3')
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    const [r, g, b] = await firstPixel(await makeVariant(grey, 160), { left: 20, top: 20 });
    expect([r === g, g === b]).toEqual([true, true]);
    expect((await sharp(await makeVariant(clear, 160)).metadata()).hasAlpha).toBe(true);
  });
});

test.each([
  ['wide', 4000, 900],
  ['high', 900, 4000],
  ['small', 60, 40],
  ['transparent', 800, 800],
])('a %s picture of a link is a JPEG of 1200 x 630, without metadata', async (kind, width, height) => {
  const picture = sharp({
    create: { width, height, channels: 4, background: kind === 'transparent' ? '#0000' : '#a67c3dff' },
  });
  const original = await picture
    .withExif({ IFD0: { Artist: 'A' } })
    .png()
    .toBuffer();
  const preview = await makeVariant(original, 'preview');
  const found = await sharp(preview).metadata();
  expect([found.format, found.width, found.height, found.exif]).toEqual(['jpeg', 1200, 630, undefined]);
  expect(preview.length).toBeLessThan(300_000);
});

test('a square picture of a link is whole, and its ground goes on beside it', async () => {
  const edge = await sharp({ create: { width: 100, height: 20, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  const at = { left: 350, input: edge };
  const original = await plain(800, 800)
    .composite([
      { ...at, top: 0 },
      { ...at, top: 780 },
    ])
    .png()
    .toBuffer();
  const preview = await makeVariant(original, 'preview');
  for (const top of [4, 625]) {
    const [r = 255, , b = 0] = await firstPixel(preview, { left: 600, top });
    expect([r < 40, b > 215]).toEqual([true, true]);
  }
  for (const left of [0, 1199]) {
    const shown = await firstPixel(preview, { left, top: 315 });
    for (const [index, value] of [RED.r, RED.g, RED.b].entries())
      expect(Math.abs((shown[index] ?? 0) - value)).toBeLessThanOrEqual(4);
  }
});

describe('what browsers show is shown', () => {
  test('a very high picture, narrower where WebP ends', async () => {
    const original = await plain(800, 20_000).jpeg().toBuffer();
    const getSize = async (width: 320 | 960) => {
      const size = await sharp(await makeVariant(original, width)).metadata();
      return [size.width, size.height];
    };
    expect(await getSize(320)).toEqual([320, 8000]);
    expect(await getSize(960)).toEqual([655, 16_383]);
  });

  test.each([
    ['without its last two bytes', (length: number) => length - 2],
    ['cut off at 70 %', (length: number) => Math.round(length * 0.7)],
  ])('a JPEG %s', async (_how, endOf) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const whole = await sharp({ create: { width: 400, height: 400, channels: 3, background: RED, noise } })
      .jpeg()
      .toBuffer();
    const variant = await makeVariant(whole.subarray(0, endOf(whole.length)), 320);
    const statsOfTop = async (bytes: Buffer) => {
      const top = await sharp(bytes).extract({ left: 0, top: 0, width: 320, height: 160 }).toBuffer();
      return (await sharp(top).stats()).channels.flatMap(({ mean, stdev }) => [mean, stdev]);
    };
    const [shown, expected] = [await statsOfTop(variant), await statsOfTop(await makeVariant(whole, 320))];
    for (const [index, value] of expected.entries())
      expect(Math.abs((shown[index] ?? 0) - value)).toBeLessThan(3);
  });

  test('but nothing of a file that holds no picture, or only the beginning of a header', async () => {
    const jpeg = await plain(40, 40).jpeg().toBuffer();
    for (const content of [Buffer.from('no picture'), jpeg.subarray(0, 100), Buffer.alloc(0)])
      await expect(makeVariant(content, 160)).rejects.toBeInstanceOf(NoPictureError);
  });
});

test('the beginning of a file is enough to refuse it', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const huge = await sharp({ create: { width: 600, height: 600, channels: 3, background: RED, noise } })
    .png()
    .toBuffer();
  await expect(checkPictureStart(huge.subarray(0, 5000))).resolves.toBeUndefined();
  const jpeg = await plain(64, 48).jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(14_000, frame + 5);
  jpeg.writeUInt16BE(14_000, frame + 7);
  await expect(checkPictureStart(jpeg)).rejects.toBeInstanceOf(PictureTooLargeError);
  await expect(checkPictureStart(Buffer.alloc(5000))).rejects.toBeInstanceOf(NoPictureError);
});
