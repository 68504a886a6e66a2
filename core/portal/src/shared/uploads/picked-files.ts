import { formatFileSize } from '@jeweler/core/format';
import type { MediaLimits } from '@jeweler/core/schemas';
import type { PickedFile } from './upload-item.ts';

/**
 * What the system's dialog offers. Named types without HEIC: an iPhone then hands over its pictures as JPEG.
 */
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp,image/gif';
export const ACCEPTED_FILES = `${ACCEPTED_PICTURES},image/avif,video/mp4,video/quicktime,video/webm,video/x-msvideo,application/pdf`;

/** As the server counts it: by the name. */
export const isFilm = (name: string): boolean => /\.(?:mp4|m4v|mov|webm|avi)$/i.test(name);

type Limits = Omit<MediaLimits, 'mediaWrite'>;

/** What is wrong with it and what to do about that; undefined if it is taken. */
const refusal = ({ file, isUnreadable }: PickedFile, { maxPicture, maxFilm }: Limits): string | undefined => {
  if (isUnreadable)
    return 'This computer could not read it. Check that you may open it, or copy it elsewhere first.';
  if (file.size === 0) return 'The file is empty. Choose it again once it is complete.';
  const limit = isFilm(file.name) ? maxFilm : maxPicture;
  if (file.size <= limit) return undefined;
  return isFilm(file.name)
    ? `Too large: ${formatFileSize(file.size)}. A video can be up to ${formatFileSize(limit)}; shorten it, or export it in a lower quality.`
    : `Too large: ${formatFileSize(file.size)}. A picture can be up to ${formatFileSize(limit)}; save it as JPEG, or smaller.`;
};

/** Which files are taken at all, before anything is read or sent; the others with a sentence that says why not. */
export const sortByLimits = (files: readonly PickedFile[], limits: Limits) => {
  const judged = files.map((each) => ({ ...each, sentence: refusal(each, limits) }));
  return {
    accepted: judged.filter(({ sentence }) => sentence === undefined),
    refused: judged.flatMap(({ sentence, ...each }) => (sentence === undefined ? [] : { ...each, sentence })),
  };
};

/** Why these files are too many at once; undefined if they are not. */
export const tooMany = (files: readonly PickedFile[], { maxFiles, maxTotal }: Limits): string | undefined => {
  if (files.length > maxFiles)
    return `That is more than ${maxFiles} files, and at most ${maxFiles} can be uploaded at once. Nothing was uploaded: please choose fewer.`;
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  if (total <= maxTotal) return undefined;
  return `These files are ${formatFileSize(total)} together, and at most ${formatFileSize(maxTotal)} can be uploaded at once. Nothing was uploaded: please choose fewer.`;
};
