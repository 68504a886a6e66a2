import type { FurtherPicture } from '../schemas/index.ts';

/** As text, in forms and in the table of pieces: a line each, its address, a space and what it shows. */
export const writePictures = (pictures: readonly FurtherPicture[]): string =>
  pictures.map(({ image_url, alt }) => `${image_url.replaceAll(' ', '%20')} ${alt}`).join('\n');

/** What `writePictures` has written, or somebody has typed; it need not be valid. */
export const readPictures = (text: string): FurtherPicture[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const [, image_url = '', alt = ''] = /^\s*(\S+) ?(.*)$/.exec(line) ?? [];
    return image_url === '' ? [] : [{ image_url, alt }];
  });
