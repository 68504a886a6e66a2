import { readFileSync } from 'node:fs';
import type Electron from 'electron';
import type { DoubleOf, PartialDoubleOf } from './double-of.ts';
import { refusals, strict } from './strict.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface Size {
  width: number;
  height: number;
}

/** Width and height in a PNG's header; undefined when it is not a PNG. */
const sizeOfPng = (bytes: Buffer): Size | undefined => {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(SIGNATURE)) return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
};

class NativeImage
  implements
    DoubleOf<
      Electron.NativeImage,
      'isEmpty' | 'getSize' | 'toPNG' | 'resize' | 'setTemplateImage' | 'isTemplateImage'
    >
{
  readonly bytes: Buffer;
  readonly size: Size | undefined;
  isMacTemplateImage = false;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.size = sizeOfPng(bytes);
  }
  isEmpty() {
    return this.size === undefined;
  }
  getSize(): Size {
    return this.size ?? { width: 0, height: 0 };
  }
  toPNG() {
    return this.isEmpty() ? Buffer.alloc(0) : this.bytes;
  }
  /** Does nothing: the pixels of icons are not used here. */
  resize() {
    return this;
  }
  setTemplateImage(template: boolean) {
    this.isMacTemplateImage = template;
  }
  isTemplateImage() {
    return this.isMacTemplateImage;
  }
}

/** The most pixels for which this computer has memory; Electron decodes any size. */
const MAX_PIXELS = 200_000_000;

const toImage = (bytes: Buffer) => {
  const image = new NativeImage(bytes);
  const { width, height } = image.getSize();
  if (width * height > MAX_PIXELS)
    refusals.push(`Main has decoded a picture of ${width} x ${height} pixels.`);
  return strict('nativeImage', image);
};

const readOrEmpty = (file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch {
    // As in Electron, a file that cannot be read gives an empty image.
    return Buffer.alloc(0);
  }
};

/** PNG only; anything else gives an empty image, as in Electron when decoding fails. */
export const nativeImage = strict('nativeImage', {
  createEmpty: () => toImage(Buffer.alloc(0)),
  createFromBuffer: (bytes: Uint8Array) => toImage(Buffer.from(bytes)),
  createFromPath: (file: string) => toImage(readOrEmpty(file)),
  createThumbnailFromPath: async (file: string) => {
    const image = toImage(readOrEmpty(file));
    if (image.isEmpty()) throw new Error('Failed to get thumbnail from local thumbnail cache reference');
    return image;
  },
  createFromDataURL: (url: string) => toImage(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')),
} satisfies PartialDoubleOf<typeof Electron.nativeImage>);

export type { NativeImage };
