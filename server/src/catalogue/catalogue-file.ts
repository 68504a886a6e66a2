import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { decodeFile } from '@jeweler/core/format';
import type { Catalogue, ImportFault, ImportFormat } from '@jeweler/core/schemas';
import type { Config } from '../config.ts';
import { OperatorError } from '../errors.ts';
import { toMediaPath } from '../media/media-address.ts';
import { takeTurn } from '../turns.ts';
import { checkCatalogue } from './catalogue-faults.ts';
import type { ShopRecords } from './shop-records.ts';

/** A catalogue file that cannot be imported; `message` has one line per fault, each with its location. */
export class CatalogueFileError extends OperatorError {
  constructor(file: string, faults: readonly ImportFault[]) {
    const summary = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
    super([`${file} has ${summary}, nothing was imported:`, ...faults.map(formatFault)].join('\n'));
  }
}

/** `line 3, Price: ...`, `products[3].price: ...`, or the sentence alone. */
const formatFault = ({ line, field, message }: ImportFault): string => {
  const place = [...(line === undefined ? [] : [`line ${line}`]), ...(field === undefined ? [] : [field])];
  return place.length === 0 ? message : `${place.join(', ')}: ${message}`;
};

/** Size limit of the file, in bytes: some hundred thousand products. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Reads and checks a complete catalogue file (DESIGN, catalogue file). Throws OperatorError. */
export const readCatalogueFile = async (file: string): Promise<Catalogue> => {
  const { catalogue, faults, shopRecords } = await parseCatalogue(await readImportFile(file, 'json'));
  if (!catalogue) throw new CatalogueFileError(file, faults);
  if (shopRecords)
    throw new OperatorError(
      `${file} has records of a shop, which the first start cannot take over. Start without CATALOGUE_FILE, then run: npm run catalogue -- import ${file}`,
    );
  return catalogue;
};

/** The text of a file. Throws OperatorError with what to do about it. */
export const readImportFile = async (file: string, format: ImportFormat): Promise<string> => {
  try {
    const stats = await stat(file);
    if (stats.isDirectory()) throw new OperatorError(`${file} is a folder: name a catalogue file.`);
    if (stats.size > MAX_BYTES) {
      throw new OperatorError(`${file} is larger than 64 MB, which no catalogue is: name another file.`);
    }
    const decoded = decodeFile(await readFile(file), format);
    if ('advice' in decoded) throw new OperatorError(`${file} ${decoded.advice}`);
    return decoded.text;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new OperatorError(`The catalogue file cannot be read: there is no file ${file}.`);
    }
    throw new OperatorError(`The catalogue file cannot be read: ${(error as Error).message}`);
  }
};

/** The catalogue as file text; importing and exporting it again gives the same bytes. */
export const writeCatalogueText = (catalogue: Catalogue, shopRecords?: ShopRecords): string =>
  `${JSON.stringify({ ...catalogue, shopRecords }, null, 2)}\n`;

/** The checked content of a catalogue file, or every fault with its location. */
export const parseCatalogue = async (text: string): ReturnType<typeof checkCatalogue> => {
  if (text.trim() === '') return { faults: [{ message: 'The file is empty.' }] };
  try {
    const content: unknown = JSON.parse(text);
    await takeTurn();
    return await checkCatalogue(content);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // Some messages quote the source with its line breaks.
    const message = error.message.replace(/\s+/g, ' ');
    return { faults: [{ message: `The file is not JSON: ${message}${formatLine(message, text)}` }] };
  }
};

/** Node 20 reports only the character position for some syntax errors; people look for the line. */
const formatLine = (message: string, text: string): string => {
  const position = /position (\d+)\b(?! \(line)/.exec(message)?.[1];
  return position === undefined ? '' : ` (line ${text.slice(0, Number(position)).split('\n').length})`;
};

/** Whether the media folder has this picture; pictures elsewhere are not ours to check. */
export const hasPicture = (
  url: string,
  { mediaDir, siteUrl }: Pick<Config, 'mediaDir' | 'siteUrl'>,
): boolean => {
  const file = toMediaPath(url, siteUrl);
  return file === undefined ? !url.startsWith('/media/') : existsSync(path.join(mediaDir, file));
};
