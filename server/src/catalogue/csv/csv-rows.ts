import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { inParts } from '../../turns.ts';

/** A line of a table; one that is quoted can go over several lines of the file. */
export interface CsvRow {
  /** The file's line on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const SEPARATORS = [',', ';', '\t'] as const;

/** What Excel writes first, and reads, where a file says its own separator. */
const SAID_SEPARATOR = /^"?sep=([,;\t|])"?\n/i;

/** The separator that the first line has most of, outside quotation marks; a comma if there is none. */
const separatorOf = (text: string): string => {
  const [first = ''] = text
    .replaceAll(/"[^"]*"/g, '')
    .trimStart()
    .split('\n', 1);
  const count = (separator: string) => first.split(separator).length;
  return [...SEPARATORS].sort((a, b) => count(b) - count(a))[0] ?? ',';
};

/** What is wrong with a file that cannot be read as a table, for who has it open in a spreadsheet. */
const advice: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A quotation mark opens here and is never closed.',
  CSV_INVALID_CLOSING_QUOTE: 'A quotation mark within quoted text has to be doubled.',
  INVALID_OPENING_QUOTE: 'A cell with a quotation mark in it has to be quoted as a whole.',
};

type Rows =
  | { readonly rows: readonly CsvRow[] }
  | { readonly fault: { readonly line: number; readonly message: string } };

/**
 * The lines of a CSV file with commas, semicolons or tabs between its cells (RFC 4180), without those that are
 * empty.
 */
export const readCsvRows = async (file: string): Promise<Rows> => {
  const whole = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const said = SAID_SEPARATOR.exec(whole);
  // An empty line in its place: the others keep their numbers.
  const text = said ? whole.slice(said[0].length - 1) : whole;
  const delimiter = said?.[1] ?? separatorOf(text);
  const rows: CsvRow[] = [];
  let line = 1;
  const onRecord = (cells: readonly string[], { lines }: { readonly lines: number }): null => {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
    // The number of lines read so far.
    line = lines + 1;
    return null;
  };
  try {
    const parser = parse({ delimiter, recordDelimiter: '\n', relaxColumnCount: true, onRecord });
    await pipeline(inParts(text), parser.resume());
    return { rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return {
      fault: { line, message: advice[error.code] ?? 'This line cannot be read as a line of a table.' },
    };
  }
};
