import { heicToJpeg, isHeic } from '../../../files/index.ts';
import { isHevcFilm } from './film-codec.ts';
import type { PreparedFile } from './upload-queue.ts';

const NO_HEIC =
  'This is a picture in Apple’s HEIC format, which visitors’ browsers cannot show. On the iPhone choose Settings > Camera > Formats > Most Compatible for new pictures; upload this one with Safari, which converts it.';
const HEVC_NOTE =
  'This film is in Apple’s HEVC format, which some browsers cannot play. On the iPhone choose Settings > Camera > Formats > Most Compatible for new films.';

/** Makes a file one that the shop window can show, or says why it cannot; see `UploadQueueDeps`. */
export const prepareFile = async (file: File): Promise<PreparedFile> => {
  if (await isHeic(file)) {
    const jpeg = await heicToJpeg(file);
    return jpeg ? { file: jpeg } : { refused: NO_HEIC };
  }
  return (await isHevcFilm(file)) ? { file, note: HEVC_NOTE } : { file };
};
