import { useState } from 'react';
import { useHost } from '../../../shared/portal.ts';
import type { LibraryFile } from '../files/library-file.ts';
import { PictureUnreadableError, pictureAsPng } from './picture-as-png.ts';

const toReason = (error: unknown): string => {
  if (error instanceof PictureUnreadableError) {
    return 'It cannot be read: the file may be damaged or too large.';
  }
  return error instanceof TypeError
    ? 'The server cannot be reached. Check the connection, then try again.'
    : 'The clipboard could not be used. Please try again.';
};

export interface PictureCopying {
  readonly copyPicture: (file: LibraryFile) => Promise<void>;
  /** A picture is being fetched; large ones take a moment. */
  readonly busy: boolean;
}

/** Copies the picture itself, to be pasted into a letter or a message. Undefined without `AdminHost.copyPicture`. */
export const usePictureCopying = (): PictureCopying | undefined => {
  const { copyPicture: put, notify } = useHost();
  const [busy, setBusy] = useState(false);
  if (!put) return undefined;

  const copyPicture = async ({ name, publicUrl }: LibraryFile) => {
    setBusy(true);
    try {
      await put(await pictureAsPng(publicUrl));
      notify({ tone: 'success', title: 'Copied to clipboard', text: `The picture ${name} itself` });
    } catch (error) {
      notify({ tone: 'error', title: 'The picture was not copied', text: toReason(error) });
    } finally {
      setBusy(false);
    }
  };
  return { copyPicture, busy };
};
