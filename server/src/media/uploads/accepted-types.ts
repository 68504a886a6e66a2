import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { UnsupportedMediaTypeError } from '../../errors.ts';
import { checkPictureFile, PictureTooLargeError } from '../images/image-variant.ts';

interface AcceptedType {
  readonly isFilm: boolean;
  /** What content of this name may be, as file-type calls it. */
  readonly mime: readonly string[];
  /** Whether the server makes variants of it, and so must be able to decode it. */
  readonly isDecoded?: boolean;
  /** Whether it is neither picture nor film. */
  readonly isDocument?: boolean;
}

const decoded = (...mime: string[]): AcceptedType => ({ isFilm: false, mime, isDecoded: true });
const heif = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];
/** Films whose boxes are the same; cameras and programs name them one way or the other. */
const quickTime: AcceptedType = { isFilm: true, mime: ['video/mp4', 'video/quicktime', 'video/x-m4v'] };

/**
 * Pictures, films and PDF documents, by extension. Nothing that a browser runs (HTML, SVG, scripts), no archives and
 * no programs: what is in this folder is public under the shop's own address.
 */
const accepted: ReadonlyMap<string, AcceptedType> = new Map([
  ['.jpg', decoded('image/jpeg')],
  ['.jpeg', decoded('image/jpeg')],
  ['.png', decoded('image/png', 'image/apng')],
  ['.gif', decoded('image/gif')],
  ['.webp', decoded('image/webp')],
  ['.avif', { isFilm: false, mime: ['image/avif', 'image/heif'] }],
  ['.heic', { isFilm: false, mime: heif }],
  ['.heif', { isFilm: false, mime: heif }],
  ['.mp4', quickTime],
  ['.m4v', quickTime],
  ['.mov', quickTime],
  ['.webm', { isFilm: true, mime: ['video/webm'] }],
  ['.avi', { isFilm: true, mime: ['video/vnd.avi'] }],
  ['.pdf', { isFilm: false, mime: ['application/pdf'], isDocument: true }],
]);

/** Enough for file-type to recognise all of these; what it looks at further back could be made to keep it busy. */
const SAMPLE_BYTES = 4100;

/** @throws UnsupportedMediaTypeError with a sentence, for names of other types */
export const acceptedType = (name: string): AcceptedType => {
  const type = accepted.get(extname(name).toLowerCase());
  if (type) return type;
  throw new UnsupportedMediaTypeError(
    `“${name}” cannot be uploaded: pictures (JPEG, PNG, GIF, WebP, AVIF, HEIC), videos (MP4, MOV, WebM, AVI) and PDF can.`,
  );
};

/**
 * Checks that a file is what its name says, and a picture one that can be decoded in little memory.
 * @param file absolute
 * @throws UnsupportedMediaTypeError with a sentence
 */
export const checkContent = async (file: string, name: string): Promise<void> => {
  const { mime, isDecoded } = acceptedType(name);
  const found = await fileTypeFromBuffer(await readStart(file));
  if (!found) throw new UnsupportedMediaTypeError(`“${name}” is damaged, or not the kind of file it says.`);
  if (!mime.includes(found.mime))
    throw new UnsupportedMediaTypeError(
      `“${name}” is not what its name says: its content is ${found.ext.toUpperCase()}. Give it the ending .${found.ext} if that is right.`,
    );
  if (!isDecoded) return;
  try {
    await checkPictureFile(file);
  } catch (error) {
    throw new UnsupportedMediaTypeError(
      error instanceof PictureTooLargeError
        ? `“${name}” has too many pixels (${error.message}). The website shows at most 64 million: please make it smaller.`
        : `“${name}” is damaged: the picture cannot be read.`,
    );
  }
};

const readStart = async (file: string): Promise<Buffer> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};
