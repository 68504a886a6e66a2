import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** A picture that nobody here can turn into one that browsers show. */
export class UnreadableHeicError extends Error {
  override name = 'UnreadableHeicError';
}

/** What is sent, and under which name. */
export interface SendableFile {
  readonly content: Blob;
  readonly name: string;
}

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
/** Safari draws no more pixels than this on a canvas. */
const MAX_PIXELS = 16_777_216;
const JPEG_QUALITY = 0.92;

/** By its content: an iPhone calls some of them .jpg. */
const isHeic = async (file: Blob): Promise<boolean> => {
  const head = await file.slice(4, 12).text();
  return head.startsWith('ftyp') && HEIC_BRANDS.has(head.slice(4));
};

const toJpeg = async (file: Blob): Promise<Blob> => {
  const picture = await createImageBitmap(file).catch(() => {
    throw new UnreadableHeicError();
  });
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (picture.width * picture.height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(picture.width * scale);
  canvas.height = Math.floor(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
  );
  if (!jpeg) throw new UnreadableHeicError();
  return jpeg;
};

/**
 * The file as it is sent: HEIC, which few browsers show, as JPEG where the browser can read it (Safari can).
 * @throws UnreadableHeicError where it cannot
 */
export const toSendable = async (file: File): Promise<SendableFile> =>
  (await isHeic(file))
    ? { content: await toJpeg(file), name: `${file.name.replace(/\.[^.]*$/, '')}.jpg` }
    : { content: file, name: file.name };

/** How much of a file is in memory at a time. */
const PART_BYTES = 1024 * 1024;

/** SHA-256 of a file, hex. The browser's own needs https and the whole file in memory. */
export const hashFile = async (file: Blob): Promise<string> => {
  const hash = sha256.create();
  for (let start = 0; start < file.size; start += PART_BYTES)
    hash.update(new Uint8Array(await file.slice(start, start + PART_BYTES).arrayBuffer()));
  return bytesToHex(hash.digest());
};
