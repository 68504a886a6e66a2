import type { ImportFault } from '@jeweler/core/schemas';
import { similarName } from '../../similar-name.ts';
import { eachInTurn } from '../../turns.ts';
import { type CsvRow, readCsvRows } from './csv-rows.ts';
import { type Column, columns, headings } from './product-columns.ts';

/** A line of the table: what stands in its columns. */
export interface ProductRow {
  readonly line: number;
  readonly cells: ReadonlyMap<Column, string>;
}

/** More than the catalogue has fields, several times over; a table with more is turned by 90 degrees, or none. */
const MAX_COLUMNS = 200;

const columnOf = (heading: string): Column | undefined => {
  const given = heading.trim().toLowerCase();
  return columns.find((column) => [column, headings[column].toLowerCase()].includes(given));
};

/** The columns that the first line names, and what is wrong with it. */
const readHead = ({ line, cells }: CsvRow, rows: readonly CsvRow[]) => {
  const named = cells.map(columnOf);
  const names = Object.values(headings);
  const faults = cells.flatMap((heading, index): ImportFault[] => {
    const column = named[index];
    if (column) {
      if (named.indexOf(column) === index) return [];
      return [{ line, field: headings[column], message: 'There are two columns with this heading.' }];
    }
    if (heading.trim() === '') {
      const filled = rows.find((row) => row.cells[index]?.trim());
      return filled
        ? [{ line: filled.line, message: 'A cell is filled in a column without a heading.' }]
        : [];
    }
    const similar = similarName(heading, names);
    const message = similar
      ? `There is no such column; did you mean “${similar}”?`
      : `There is no such column. Possible are ${names.join(', ')}.`;
    return [{ line, field: heading.slice(0, 80), message }];
  });
  if (!named.includes('slug')) {
    const message = `The first line must name the columns, one of them “${headings.slug}”: it says which piece a line is.`;
    faults.push({ line, message });
  }
  return { named, faults };
};

/** Reads a CSV file of products as far as it is a table of products. */
export const readProductRows = async (
  text: string,
): Promise<{ readonly rows: readonly ProductRow[]; readonly faults: readonly ImportFault[] }> => {
  const read = await readCsvRows(text);
  if ('fault' in read) return { rows: [], faults: [read.fault] };
  const [head, ...lines] = read.rows;
  if (!head) return { rows: [], faults: [{ message: 'The file is empty.' }] };
  if (head.cells.length > MAX_COLUMNS) {
    const message = `The first line has ${head.cells.length} columns, and a table of pieces at most ${MAX_COLUMNS}: it needs one line for each piece, not one column.`;
    return { rows: [], faults: [{ line: head.line, message }] };
  }
  const { named, faults } = readHead(head, lines);
  if (faults.length > 0) return { rows: [], faults };
  const message = 'This line has more cells than the first: a text with a separator in it has to be quoted.';
  const rows: ProductRow[] = [];
  await eachInTurn(lines, ({ line, cells }) => {
    // It cannot be told which of its cells belongs to which column.
    if (cells.slice(named.length).some((cell) => cell.trim() !== '')) faults.push({ line, message });
    else
      rows.push({
        line,
        cells: new Map(named.flatMap((column, index) => (column ? [[column, cells[index] ?? '']] : []))),
      });
  });
  return { rows, faults };
};
