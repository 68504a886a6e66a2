import { type AdminClient, findKnownFiles } from '@jeweler/core/api';
import { hashFile } from '@jeweler/core/files';
import { MAX_KNOWN_FILES } from '@jeweler/core/schemas';

/**
 * Calls `onKnown` for each file, in any order: with the path of a file of the same content, or without one. Rejects if
 * that cannot be found out.
 */
export type FindSame = (
  files: readonly File[],
  onKnown: (file: File, same: string | undefined) => void,
) => Promise<void>;

/**
 * Compares files with what is in the library: by their sizes first, and by their content only where a size is known,
 * so that most files are not read twice.
 */
export const createFindSame =
  (http: AdminClient): FindSame =>
  async (files, onKnown) => {
    const sameSize: File[] = [];
    for (let from = 0; from < files.length; from += MAX_KNOWN_FILES) {
      const part = files.slice(from, from + MAX_KNOWN_FILES);
      const answers = await findKnownFiles(http, { files: part.map(({ size }) => ({ size })) });
      for (const [index, file] of part.entries()) {
        if (answers[index]?.state === 'new') onKnown(file, undefined);
        else sameSize.push(file);
      }
    }
    for (const file of sameSize) {
      const [answer] = await findKnownFiles(http, {
        files: [{ size: file.size, sha256: await hashFile(file) }],
      });
      onKnown(file, answer?.state === 'known' ? answer.paths[0] : undefined);
    }
  };
