import { isHevcFilm } from './film-codec.ts';
import type { PreparedFile } from './upload-queue.ts';

const isHeic = ({ name, type }: File): boolean => /\.hei[cf]$/i.test(name) || /^image\/hei[cf]$/.test(type);

const NO_HEIC =
  'This is a picture in Apple’s HEIC format, which visitors’ browsers cannot show. On the iPhone choose Settings > Camera > Formats > Most Compatible for new pictures; upload this one with Safari, which converts it.';
const HEVC_NOTE =
  'This film is in Apple’s HEVC format, which some browsers cannot play. On the iPhone choose Settings > Camera > Formats > Most Compatible for new films.';

/** Good enough that nobody sees a difference, at a third of the size of the best. */
const JPEG_QUALITY = 0.92;

const drawn = (picture: ImageBitmap, scale: number): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
};

/** A JPEG of a picture that this browser can decode, the right way up; undefined if it cannot. */
const toJpeg = async (file: File): Promise<File | undefined> => {
  try {
    const picture = await createImageBitmap(file);
    // iPhones draw at most 16 megapixels; half the width of their largest pictures is still more than the site shows.
    const jpeg = (await drawn(picture, 1)) ?? (await drawn(picture, 0.5));
    picture.close();
    const name = file.name.replace(/\.[^.]*$/, '.jpg');
    return jpeg ? new File([jpeg], name, { type: 'image/jpeg', lastModified: file.lastModified }) : undefined;
  } catch {
    return undefined;
  }
};

/** Makes a file one that the shop window can show, or says why it cannot; see `UploadQueueDeps`. */
export const prepareFile = async (file: File): Promise<PreparedFile> => {
  if (isHeic(file)) {
    const jpeg = await toJpeg(file);
    return jpeg ? { file: jpeg } : { refused: NO_HEIC };
  }
  return (await isHevcFilm(file)) ? { file, note: HEVC_NOTE } : { file };
};
