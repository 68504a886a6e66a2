import { type ApiError, getMediaSizes } from '../../../../api/index.ts';
import { MAX_MEASURED_FILES, type PixelSize } from '../../../../schemas/index.ts';
import type { Session } from '../../../shared/session/session.ts';
import type { LibraryFile } from './library-file.ts';

export interface MeasuredPictures {
  /** Sizes by publicUrl. */
  readonly sizes: ReadonlyMap<string, PixelSize>;
  /** Why the remaining pictures were not requested; undefined if the server has answered. */
  readonly failure: ApiError | undefined;
}

/** Requests the sizes of the pictures among `files`, in batches of some hundred. Never rejects. */
export const measurePictures = async (
  http: Session['http'],
  files: readonly LibraryFile[],
): Promise<MeasuredPictures> => {
  const pictures = files.filter(({ kind }) => kind === 'image').map(({ publicUrl }) => publicUrl);
  const sizes = new Map<string, PixelSize>();
  try {
    for (let from = 0; from < pictures.length; from += MAX_MEASURED_FILES) {
      const some = pictures.slice(from, from + MAX_MEASURED_FILES);
      const answer = await getMediaSizes(http, some);
      for (const [publicUrl, size] of Object.entries(answer)) sizes.set(publicUrl, size);
    }
  } catch (error) {
    // It rejects only with ApiError.
    return { sizes, failure: error as ApiError };
  }
  return { sizes, failure: undefined };
};
