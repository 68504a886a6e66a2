/** The first brands of the containers in which phones store HEIC, besides those of AVIF. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
/** An iPhone draws no more pixels than this; half as many are more than the site shows. */
const MAX_PIXELS = 16_777_216;
/** Good enough that nobody sees a difference, at a third of the size of the best. */
const JPEG_QUALITY = 0.92;

/** Whether a file is a picture in Apple's HEIC format. Its content decides: some of them are called .jpg. */
export const isHeic = async (file: Blob): Promise<boolean> => {
  // One that cannot be read is none; sending it says so.
  const head = await file
    .slice(4, 12)
    .text()
    .catch(() => '');
  return head.startsWith('ftyp') && HEIC_BRANDS.has(head.slice(4));
};

const draw = (picture: ImageBitmap): Promise<Blob | null> => {
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (picture.width * picture.height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(picture.width * scale);
  canvas.height = Math.floor(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
};

/**
 * HEIC, which few browsers show, as a JPEG of at most 16.7 megapixels, the right way up, with the same name and time.
 * Undefined where the browser cannot decode it: only Safari can.
 */
export const heicToJpeg = async (file: File): Promise<File | undefined> => {
  try {
    const picture = await createImageBitmap(file);
    const jpeg = await draw(picture);
    picture.close();
    const name = /\.jpe?g$/i.test(file.name) ? file.name : `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
    return jpeg ? new File([jpeg], name, { type: 'image/jpeg', lastModified: file.lastModified }) : undefined;
  } catch {
    return undefined;
  }
};
