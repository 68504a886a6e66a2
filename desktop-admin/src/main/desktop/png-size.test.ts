import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pngSize } from './png-size.ts';

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer();

test('a PNG says its size, wherever in a buffer it stands', async () => {
  const picture = await png(640, 480);
  expect(pngSize(picture)).toEqual({ width: 640, height: 480 });
  expect(pngSize(new Uint8Array(Buffer.concat([Buffer.alloc(5), picture])).subarray(5))).toEqual({
    width: 640,
    height: 480,
  });
});

test('what does not begin as a PNG has none', async () => {
  const picture = await png(1, 1);
  const jpeg = await sharp(picture).jpeg().toBuffer();
  const nameless = Buffer.from(picture);
  nameless.write('IDAT', 12, 'latin1');
  const flat = Buffer.from(picture);
  flat.writeUInt32BE(0, 16);
  for (const bytes of [Buffer.alloc(0), jpeg, picture.subarray(0, 24), nameless, flat]) {
    expect(pngSize(bytes)).toBeUndefined();
  }
});
