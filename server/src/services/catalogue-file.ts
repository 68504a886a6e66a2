import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Catalogue, catalogueSchema } from '@jeweler/core/schemas';
import { OperatorError } from '../errors.ts';

/** A catalogue file that cannot be taken; `message` has one line a fault, each with its place. */
class CatalogueFileError extends OperatorError {
  constructor(file: string, faults: readonly string[]) {
    const summary = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
    super([`${file} has ${summary}, nothing was imported:`, ...faults].join('\n'));
  }
}

/** Reads and checks a catalogue file as a whole (DESIGN, catalogue file). Throws CatalogueFileError. */
export const readCatalogueFile = async (file: string): Promise<Catalogue> => {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new OperatorError(`The catalogue file cannot be read: ${(error as Error).message}`);
  }
  const { catalogue, faults } = parseCatalogue(text);
  if (!catalogue) throw new CatalogueFileError(file, faults);
  return catalogue;
};

/** The file's text in the form that reading it back and writing it again repeats byte for byte. */
export const writeCatalogueText = (catalogue: Catalogue): string => `${JSON.stringify(catalogue, null, 2)}\n`;

type Parsed = { catalogue: Catalogue; faults?: never } | { catalogue?: never; faults: string[] };

/** Parses the text of a catalogue file, or lists every fault as `products[3].price: ...`. */
const parseCatalogue = (text: string): Parsed => {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    return { faults: [`The file is not JSON: ${(error as Error).message}`] };
  }
  const parsed = catalogueSchema.safeParse(content);
  if (!parsed.success) {
    return { faults: parsed.error.issues.map(({ path, message }) => `${placeOf(path)}: ${message}`) };
  }
  const faults = [...repeated(parsed.data), ...danglingReferences(parsed.data)];
  return faults.length > 0 ? { faults } : { catalogue: parsed.data };
};

/** Pictures in the media folder that the catalogue names and that are not there. */
export const missingPictures = (catalogue: Catalogue, mediaDir: string): string[] => {
  const lists = { collections: catalogue.collections, products: catalogue.products };
  return Object.entries(lists).flatMap(([list, entries]) =>
    entries.flatMap(({ image_url: url }, index) =>
      url.startsWith('/media/') && !existsSync(pictureFile(url, mediaDir))
        ? [`${list}[${index}].image_url: there is no file for ${url} in ${mediaDir}`]
        : [],
    ),
  );
};

const pictureFile = (url: string, mediaDir: string): string => {
  const relative = url.slice('/media/'.length);
  try {
    return path.join(mediaDir, decodeURIComponent(relative));
  } catch {
    return path.join(mediaDir, relative);
  }
};

const placeOf = (keys: readonly PropertyKey[]): string =>
  keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '') || 'the file';

const repeated = (catalogue: Catalogue): string[] => {
  const { categories, collections, products, bannerItems } = catalogue;
  return [
    ...repeats('categories', 'id', categories),
    ...repeats('categories', 'slug', categories),
    ...repeats('collections', 'id', collections),
    ...repeats('collections', 'slug', collections),
    ...repeats('products', 'id', products),
    ...repeats('products', 'slug', products),
    ...repeats('bannerItems', 'id', bannerItems),
  ];
};

const repeats = <Key extends string>(
  list: string,
  key: Key,
  entries: readonly Record<Key, string | number>[],
): string[] => {
  const first = new Map<string | number, number>();
  return entries.flatMap((entry, index) => {
    const earlier = first.get(entry[key]);
    if (earlier === undefined) {
      first.set(entry[key], index);
      return [];
    }
    return [`${list}[${index}].${key}: ${JSON.stringify(entry[key])} is already that of ${list}[${earlier}]`];
  });
};

const danglingReferences = ({ categories, collections, products }: Catalogue): string[] => {
  const categoryIds = new Set(categories.map(({ id }) => id));
  const collectionIds = new Set(collections.map(({ id }) => id));
  return products.flatMap(({ category_id, collection_id }, index) => [
    ...(categoryIds.has(category_id)
      ? []
      : [`products[${index}].category_id: there is no category ${category_id}`]),
    ...(collection_id === undefined || collectionIds.has(collection_id)
      ? []
      : [`products[${index}].collection_id: there is no collection ${collection_id}`]),
  ]);
};
