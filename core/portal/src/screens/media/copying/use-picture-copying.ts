import { useState } from 'react';
import { useHost } from '../../../shared/portal.ts';
import type { LibraryFile } from '../files/library-file.ts';

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
 * A picture of the window's own origin as PNG, upright and in full size; of an animation, its first frame. Undefined if it
 * is damaged, or larger than the browser can draw; rejects with TypeError if the server is unreachable.
 */
const pictureAsPng = async (address: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const response = await fetch(address);
  const file = response.ok ? await response.blob() : undefined;
  const png = file && (await drawn(file).catch(() => null));
  return png ? new Uint8Array(await png.arrayBuffer()) : undefined;
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
    const fail = (text: string) => notify({ tone: 'error', title: 'The picture was not copied', text });
    try {
      const png = await pictureAsPng(publicUrl);
      if (!png) return fail('It cannot be read: the file may be damaged or too large.');
      await put(png);
      notify({ tone: 'success', title: 'Copied to clipboard', text: `The picture ${name} itself` });
    } catch (error) {
      fail(
        error instanceof TypeError
          ? 'The server cannot be reached. Check the connection, then try again.'
          : 'The clipboard could not be used. Please try again.',
      );
    } finally {
      setBusy(false);
    }
  };
  return { copyPicture, busy };
};
