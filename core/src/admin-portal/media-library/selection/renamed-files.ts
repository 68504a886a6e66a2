import type { MediaFile } from '../../../schemas/index.ts';

type Known = Pick<MediaFile, 'publicUrl' | 'name' | 'size' | 'lastModified' | 'addedAt'>;

/** What a file keeps when it is renamed or moved, and hardly shares with another one. */
const identityOf = ({ size, lastModified, addedAt }: Known): string =>
  [size, lastModified, addedAt].join(' ');

/**
 * Which of the files that are gone are there under another name: publicUrls, the old one to the new
 * one. Of several that could be the one, that with the same name is; otherwise nothing is guessed.
 * @param gone files that are no longer listed
 * @param newcomers files that were not listed before
 */
export const renamedFiles = (
  gone: readonly Known[],
  newcomers: readonly Known[],
): ReadonlyMap<string, string> => {
  const renamed = new Map<string, string>();
  for (const file of gone) {
    const identity = identityOf(file);
    const rivals = gone.filter((other) => identityOf(other) === identity);
    const candidates = newcomers.filter((newcomer) => identityOf(newcomer) === identity);
    const namesakes = candidates.filter(({ name }) => name === file.name);
    const [only, ...others] = candidates.length === 1 && rivals.length === 1 ? candidates : namesakes;
    if (only && others.length === 0) renamed.set(file.publicUrl, only.publicUrl);
  }
  return renamed;
};
