import type { ProductFields } from './catalogue-fields.ts';
import type { ProductLack } from './catalogue-records.ts';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** File names and texts alike, in the form in which they are compared: words without an ending. */
const words = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\.(?:jpe?g|png|gif|webp|avif)$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A text that only repeats the name of the file says nothing about the picture. */
const isFileName = (text: string, url: string): boolean => {
  const path = url.replace(/[?#].*$/, '');
  return words(text) === words(decoded(path.slice(path.lastIndexOf('/') + 1)));
};

/**
 * What a product lacks, in the order of `productLacks`. Of a missing picture no text is expected. `hasFile` is
 * asked only about the media folder (`/media/...`); pictures elsewhere are taken to exist.
 */
export const listLacks = (fields: ProductFields, hasFile: (url: string) => boolean): ProductLack[] => {
  const { image_url: url, image_alt: alt, second_view: second, description } = fields;
  const pictures = [
    ...(url === undefined ? [] : [{ url, alt }]),
    ...(second ? [{ url: second.image_url, alt: second.alt as string | undefined }] : []),
  ];
  const lacks: Record<ProductLack, boolean> = {
    picture: url === undefined,
    'picture-file': pictures.some((picture) => picture.url.startsWith('/media/') && !hasFile(picture.url)),
    'alternative-text': pictures.some(
      (picture) => picture.alt === undefined || isFileName(picture.alt, picture.url),
    ),
    'second-view': second === undefined,
    description: description === undefined,
  };
  // The keys are those of the type, in its order.
  return (Object.keys(lacks) as ProductLack[]).filter((lack) => lacks[lack]);
};
