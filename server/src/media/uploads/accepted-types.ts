import { open } from 'node:fs/promises';
import { UnsupportedMediaTypeError } from '../../errors.ts';
import { checkPictureFile, PictureTooLargeError } from '../images/image-variant.ts';

interface AcceptedType {
  readonly kind: 'picture' | 'film' | 'document';
  /** What content of this name may be, as file-type calls it. */
  readonly mime: readonly string[];
  /** Whether the server makes variants of it, and so must be able to decode it. */
  readonly isDecoded?: boolean;
}

const picture = (...mime: string[]): AcceptedType => ({ kind: 'picture', mime });
const decoded = (...mime: string[]): AcceptedType => ({ ...picture(...mime), isDecoded: true });
const film = (...mime: string[]): AcceptedType => ({ kind: 'film', mime });
const heif = picture('image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence');
/** Films whose boxes are the same; cameras and programs name them one way or the other. */
const quickTime = film('video/mp4', 'video/quicktime', 'video/x-m4v', 'video/3gpp', 'video/3gpp2');

/**
 * Pictures, films and PDF documents, by extension: the first that a content may have is the one it is given when its
 * name has another. Nothing that a browser runs (HTML, SVG, scripts), no archives and no programs: what is in this
 * folder is public under the shop's own address.
 */
const accepted: ReadonlyMap<string, AcceptedType> = new Map([
  ['.jpg', decoded('image/jpeg')],
  ['.jpeg', decoded('image/jpeg')],
  ['.png', decoded('image/png', 'image/apng')],
  ['.gif', decoded('image/gif')],
  ['.webp', decoded('image/webp')],
  ['.heic', heif],
  ['.heif', heif],
  ['.avif', picture('image/avif', 'image/heif')],
  ['.mp4', quickTime],
  ['.m4v', quickTime],
  ['.mov', quickTime],
  ['.webm', film('video/webm')],
  ['.avi', film('video/vnd.avi')],
  ['.pdf', { kind: 'document', mime: ['application/pdf'] }],
]);

/** Other endings of the same, which some browsers do not know. */
const otherEndings: ReadonlyMap<string, string> = new Map([
  ['.jfif', '.jpg'],
  ['.jpe', '.jpg'],
  ['.3gp', '.mp4'],
  ['.3g2', '.mp4'],
]);

/** Of a file without an ending, which phones hand over now and then, only its content says what it is. */
const unnamed = picture();

/** The name without its ending, and the ending in lower case: '' for `IMG_0042` and for `at 3.04 PM`. */
const splitEnding = (name: string): [stem: string, ending: string] => {
  const ending = /\.[a-z\d]{2,10}$/i.exec(name)?.[0] ?? '';
  return [name.slice(0, name.length - ending.length), ending.toLowerCase()];
};

/** In lower case; '' for a name without one. */
export const endingOf = (name: string): string => splitEnding(name)[1];

const typeOf = (ending: string): AcceptedType | undefined =>
  ending === '' ? unnamed : accepted.get(otherEndings.get(ending) ?? ending);

/** Enough for file-type to recognise all of these; what it looks at further back could be made to keep it busy. */
const SAMPLE_BYTES = 4100;

/** @throws UnsupportedMediaTypeError with a sentence, for names of other types */
export const acceptedType = (name: string): AcceptedType => {
  const type = typeOf(endingOf(name));
  if (type) return type;
  throw new UnsupportedMediaTypeError(
    `“${name}” cannot be uploaded: pictures (JPEG, PNG, GIF, WebP, AVIF, HEIC), videos (MP4, MOV, WebM, AVI) and PDF can.`,
  );
};

export const wrongEnding = (name: string, ending: string): UnsupportedMediaTypeError =>
  new UnsupportedMediaTypeError(
    `“${name}” is not what its name says: its content is ${ending.slice(1).toUpperCase()}. Give it the ending ${ending} if that is right.`,
  );

/**
 * Checks that a file is of a kind that is taken, and a picture one that can be decoded in little memory. Phones and
 * programs give pictures the names of other kinds of pictures, and films those of films: the content decides.
 * @param file absolute
 * @param name as it was uploaded
 * @returns the name with the ending of the content
 * @throws UnsupportedMediaTypeError with a sentence
 */
export const checkContent = async (file: string, name: string): Promise<string> => {
  const given = acceptedType(name);
  // Loaded by the first upload: 2 MB that reading the site does not need.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(await readStart(file));
  if (!found) throw new UnsupportedMediaTypeError(`“${name}” is damaged, or not the kind of file it says.`);
  const right = nameOfContent(name, found.mime);
  const type = right === undefined ? undefined : typeOf(endingOf(right));
  const isSameKind = type?.kind === given.kind || (given === unnamed && type?.kind === 'film');
  if (!right || !type || !isSameKind) throw wrongEnding(name, `.${found.ext}`);
  if (type.isDecoded) await checkPicture(file, name);
  return right;
};

/** The name with an ending that this content may have: its own where that is one. */
const nameOfContent = (name: string, mime: string): string | undefined => {
  const [stem, ending] = splitEnding(name);
  if (accepted.get(ending)?.mime.includes(mime)) return name;
  const [right] = [...accepted].find(([, type]) => type.mime.includes(mime)) ?? [];
  return right && (stem || 'file') + right;
};

/** @throws UnsupportedMediaTypeError with a sentence */
const checkPicture = async (file: string, name: string): Promise<void> => {
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
