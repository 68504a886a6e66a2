import { existsSync, readFileSync } from 'node:fs';
import type Electron from 'electron';
import type { PartialDoubleOf } from './double-of.ts';
import { refusals, strict } from './strict.ts';

/** The most pixels for which this computer has memory; Electron decodes any size. */
const MAX_PIXELS = 200_000_000;

/** PNG only; anything else is an empty image, as in Electron when decoding fails. */
class NativeImage implements PartialDoubleOf<Electron.NativeImage> {
  readonly isPng: boolean;

  constructor(bytes: Buffer) {
    this.isPng = bytes.length >= 33 && bytes.toString('latin1', 1, 4) === 'PNG';
    const pixels = this.isPng ? bytes.readUInt32BE(16) * bytes.readUInt32BE(20) : 0;
    if (pixels > MAX_PIXELS) refusals.push(`Main has decoded a picture of ${pixels} pixels.`);
  }
  isEmpty() {
    return !this.isPng;
  }
  /** The pixels of icons are not used here. */
  resize() {
    return this;
  }
}

const toImage = (bytes: Uint8Array) => strict('nativeImage', new NativeImage(Buffer.from(bytes)));

export const nativeImage = strict('nativeImage', {
  createFromBuffer: toImage,
  /** Without the file it is empty, too. */
  createFromPath: (file: string) => toImage(existsSync(file) ? readFileSync(file) : new Uint8Array()),
  createThumbnailFromPath: async (file: string) => {
    const image = toImage(readFileSync(file));
    if (image.isEmpty()) throw new Error('Failed to get thumbnail from local thumbnail cache reference');
    return image;
  },
} satisfies PartialDoubleOf<typeof Electron.nativeImage>);

export type { NativeImage };
