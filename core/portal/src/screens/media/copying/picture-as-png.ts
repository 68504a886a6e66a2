/** The picture could not be decoded: the file is damaged, or larger than the browser can draw. */
export class PictureUnreadableError extends Error {
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
export const pictureAsPng = async (address: string): Promise<Uint8Array<ArrayBuffer>> => {
  const response = await fetch(address);
  if (!response.ok) throw new PictureUnreadableError(`${response.status} for ${address}`);
  const file = await response.blob();
  const png = await drawn(file).catch(() => null);
  if (!png) throw new PictureUnreadableError(`${address} cannot be drawn.`);
  return new Uint8Array(await png.arrayBuffer());
};
