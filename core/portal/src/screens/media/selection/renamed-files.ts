import type { MediaFile } from '@jeweler/core/schemas';
import { getIdentity } from '../files/library-file.ts';

type Known = Pick<MediaFile, 'publicUrl' | 'name' | 'size' | 'lastModified' | 'addedAt'>;

/**
 * Finds removed files that still exist under another name: a map from the old publicUrl to the new one. Of
 * several candidates, the one with the same file name is taken; otherwise nothing is guessed.
 * @param gone files that are no longer listed
 * @param newcomers files that were not listed before
 */
export const renamedFiles = (
  gone: readonly Known[],
  newcomers: readonly Known[],
): ReadonlyMap<string, string> => {
  const renamed = new Map<string, string>();
  for (const file of gone) {
    const identity = getIdentity(file);
    const rivals = gone.filter((other) => getIdentity(other) === identity);
    const candidates = newcomers.filter((newcomer) => getIdentity(newcomer) === identity);
    const namesakes = candidates.filter(({ name }) => name === file.name);
    const [only, ...others] = candidates.length === 1 && rivals.length === 1 ? candidates : namesakes;
    if (only && others.length === 0) renamed.set(file.publicUrl, only.publicUrl);
  }
  return renamed;
};
