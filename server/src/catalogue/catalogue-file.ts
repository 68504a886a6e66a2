import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogue } from '@jeweler/core/schemas';
import { OperatorError } from '../errors.ts';
import { checkCatalogue } from './catalogue-faults.ts';

/** A catalogue file that cannot be imported; `message` has one line per fault, each with its location. */
class CatalogueFileError extends OperatorError {
  constructor(file: string, faults: readonly string[]) {
    const summary = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
    super([`${file} has ${summary}, nothing was imported:`, ...faults].join('\n'));
  }
}

/** Size limit of the file, in bytes: some hundred thousand products. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Reads and checks a complete catalogue file (DESIGN, catalogue file). Throws OperatorError. */
export const readCatalogueFile = async (file: string): Promise<Catalogue> => {
  const { catalogue, faults } = parseCatalogue(await readText(file));
  if (!catalogue) throw new CatalogueFileError(file, faults);
  return catalogue;
};

const readText = async (file: string): Promise<string> => {
  try {
    const stats = await stat(file);
    if (stats.isDirectory()) throw new OperatorError(`${file} is a folder: name a catalogue file.`);
    if (stats.size > MAX_BYTES) {
      throw new OperatorError(`${file} is larger than 64 MB, which no catalogue is: name another file.`);
    }
    return decode(await readFile(file), file);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new OperatorError(`The catalogue file cannot be read: there is no file ${file}.`);
    }
    throw new OperatorError(`The catalogue file cannot be read: ${(error as Error).message}`);
  }
};

/** UTF-8 with or without a byte order mark. */
const decode = (bytes: Buffer, file: string): string => {
  const isUtf16 = [0xfeff, 0xfffe].includes(bytes.length > 1 ? bytes.readUInt16BE() : 0);
  if (isUtf16) throw new OperatorError(`${file} is saved as UTF-16 ("Unicode"): save it as UTF-8.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new OperatorError(`${file} is not UTF-8 text: save it as UTF-8.`);
  }
};

/** The catalogue as file text; importing and exporting it again gives the same bytes. */
export const writeCatalogueText = (catalogue: Catalogue): string => `${JSON.stringify(catalogue, null, 2)}\n`;

/** The checked content of a catalogue file, or every fault with its location. */
export const parseCatalogue = (text: string): ReturnType<typeof checkCatalogue> => {
  if (text.trim() === '') return { faults: ['The file is empty.'] };
  try {
    return checkCatalogue(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // Some messages quote the source with its line breaks.
    const message = error.message.replace(/\s+/g, ' ');
    return { faults: [`The file is not JSON: ${message}${formatLine(message, text)}`] };
  }
};

/** Node 20 reports only the character position for some syntax errors; people look for the line. */
const formatLine = (message: string, text: string): string => {
  const position = /position (\d+)\b(?! \(line)/.exec(message)?.[1];
  return position === undefined ? '' : ` (line ${text.slice(0, Number(position)).split('\n').length})`;
};

/** Pictures used by the catalogue that are missing from the media folder. */
export const missingPictures = (catalogue: Catalogue, mediaDir: string): string[] => {
  const named = [
    ...catalogue.collections.map(({ image_url }, index) => ({
      place: `collections[${index}]`,
      url: image_url,
    })),
    ...catalogue.products.flatMap(({ image_url, second_view }, index) => [
      { place: `products[${index}]`, url: image_url },
      ...(second_view ? [{ place: `products[${index}].second_view`, url: second_view.image_url }] : []),
    ]),
  ];
  return named
    .filter(({ url }) => url.startsWith('/media/') && !existsSync(pictureFile(url, mediaDir)))
    .map(({ place, url }) => `${place}.image_url: there is no file for ${url} in ${mediaDir}`);
};

const pictureFile = (url: string, mediaDir: string): string => {
  const relative = url.slice('/media/'.length);
  try {
    return path.join(mediaDir, decodeURIComponent(relative));
  } catch {
    return path.join(mediaDir, relative);
  }
};
