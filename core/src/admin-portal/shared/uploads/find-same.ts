import { type AdminClient, findKnownFiles } from '../../../api/index.ts';
import { hashFile } from '../../../files/index.ts';
import { MAX_KNOWN_FILES } from '../../../schemas/index.ts';
import type { UploadQueueDeps } from './upload-queue.ts';

/**
 * Compares files with what is in the library: by their sizes first, and by their content only where a size is known,
 * so that most files are not read twice.
 */
export const createFindSame =
  (http: AdminClient): UploadQueueDeps['findSame'] =>
  async (files, onKnown) => {
    const sameSize: number[] = [];
    for (let from = 0; from < files.length; from += MAX_KNOWN_FILES) {
      const sizes = files.slice(from, from + MAX_KNOWN_FILES).map(({ size }) => ({ size }));
      const answers = await findKnownFiles(http, { files: sizes });
      for (const [position, { state }] of answers.entries()) {
        if (state === 'new') onKnown(from + position, undefined);
        else sameSize.push(from + position);
      }
    }
    for (const position of sameSize) {
      const file = files[position];
      if (!file) continue;
      const [answer] = await findKnownFiles(http, {
        files: [{ size: file.size, sha256: await hashFile(file) }],
      });
      onKnown(position, answer?.state === 'known' ? answer.paths[0] : undefined);
    }
  };
