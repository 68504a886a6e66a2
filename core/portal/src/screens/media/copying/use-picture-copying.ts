import { useState } from 'react';
import { useHost } from '../../../shared/portal.ts';
import type { LibraryFile } from '../files/library-file.ts';

/** The picture could not be decoded: the file is damaged, or larger than the browser can draw. */
class PictureUnreadableError extends Error {
  override readonly name = 'PictureUnreadableError';
}

const drawn = async (file: Blob): Promise<Blob | null> => {
  const bitmap = await createImageBitmap(file);
  try {
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } finally {
    bitmap.close();
  }
};

/**
 * Converts a picture of the window's own origin to PNG, upright and in full size; of an animation, its first
 * frame. Rejects with PictureUnreadableError, or with TypeError if the server is unreachable.
 */
const pictureAsPng = async (address: string): Promise<Uint8Array<ArrayBuffer>> => {
  const response = await fetch(address);
  if (!response.ok) throw new PictureUnreadableError(`${response.status} for ${address}`);
  const file = await response.blob();
  const png = await drawn(file).catch(() => null);
  if (!png) throw new PictureUnreadableError(`${address} cannot be drawn.`);
  return new Uint8Array(await png.arrayBuffer());
};

const toReason = (error: unknown): string => {
  if (error instanceof PictureUnreadableError) {
    return 'It cannot be read: the file may be damaged or too large.';
  }
  return error instanceof TypeError
    ? 'The server cannot be reached. Check the connection, then try again.'
    : 'The clipboard could not be used. Please try again.';
};

/** Copies the picture itself, to be pasted into a letter or a message. Undefined without `AdminHost.copyPicture`. */
export const usePictureCopying = () => {
  const { copyPicture: put, notify } = useHost();
  /** A picture is being fetched; large ones take a moment. */
  const [busy, setBusy] = useState(false);
  if (!put) return undefined;

  const copyPicture = async ({ name, publicUrl }: LibraryFile) => {
    if (busy) return;
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
