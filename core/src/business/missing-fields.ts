import { decoded, type MissingField, type PixelSize, type ProductFields } from '../schemas/index.ts';
import { productPicturePixels } from './pictures.ts';

/** What is known about the pictures of the media folder. */
export interface KnownPictures {
  /** Asked only about addresses in the folder (`/media/...`). */
  readonly has: (url: string) => boolean;
  /** Undefined for a picture that has not been measured or is elsewhere. */
  readonly sizeOf: (url: string) => PixelSize | undefined;
}

/** A picture of a product. */
interface ProductPicture {
  readonly url: string;
  readonly alt: string | undefined;
}

/** The pictures of a product: the first, the second view and further ones. */
export const listPictures = ({
  image_url: url,
  image_alt: alt,
  second_view: second,
  pictures = [],
}: ProductFields): ProductPicture[] => [
  ...(url === undefined ? [] : [{ url, alt }]),
  ...[...(second ? [second] : []), ...pictures].map((each) => ({ url: each.image_url, alt: each.alt })),
];

/** Whether a product's picture would be enlarged: its shorter side counts, because the site crops it to a square. */
export const isTooSmall = ({ width, height }: PixelSize) => Math.min(width, height) < productPicturePixels;

/** File names and texts alike, in the form in which they are compared: words without an ending. */
const words = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\.(?:jpe?g|png|gif|webp|avif)$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a picture has no text, or one that only repeats the name of the file and so says nothing about it. */
export const isTextMissing = (url: string, text: string | undefined): boolean => {
  if (text === undefined) return true;
  const path = url.replace(/[?#].*$/, '');
  return words(text) === words(decoded(path.slice(path.lastIndexOf('/') + 1)));
};

/** What a product lacks by itself, in the order of `missingFields`. Of a missing picture no text is expected. */
export const listMissing = (fields: ProductFields, { has, sizeOf }: KnownPictures): MissingField[] => {
  const { image_url: url, second_view: second, description } = fields;
  const pictures = listPictures(fields);
  const isSmall = ({ url }: ProductPicture) => {
    const size = sizeOf(url);
    return size !== undefined && isTooSmall(size);
  };
  const isMissing: Record<Exclude<MissingField, 'old-price'>, boolean> = {
    picture: url === undefined,
    'picture-file': pictures.some((picture) => picture.url.startsWith('/media/') && !has(picture.url)),
    'small-picture': pictures.some(isSmall),
    'alternative-text': pictures.some((picture) => isTextMissing(picture.url, picture.alt)),
    'second-view': second === undefined,
    description: description === undefined,
  };
  // The keys are those of the type, in its order.
  return (Object.keys(isMissing) as (keyof typeof isMissing)[]).filter((field) => isMissing[field]);
};
