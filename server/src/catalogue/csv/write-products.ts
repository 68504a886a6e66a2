import { BYTE_ORDER_MARK, csvLine } from '../../csv.ts';
import { takingTurns } from '../../turns.ts';
import { type StoredRecord, slugOf } from '../stored-record.ts';
import { cellsOf, columns, headings, indexParents } from './product-columns.ts';

/**
 * All products that are not deleted as CSV, in the order of the website. Drafts without an address are left out:
 * the address says which product a line is.
 */
export async function* writeProductsCsv(records: readonly StoredRecord[]): AsyncGenerator<string> {
  const parents = indexParents(records);
  const products = records
    .filter(({ kind, deletedAt, fields }) => kind === 'products' && !deletedAt && slugOf(fields) !== null)
    .sort((a, b) => a.position - b.position || a.id - b.id);
  yield BYTE_ORDER_MARK + csvLine(columns.map((column) => headings[column]));
  const turn = takingTurns();
  for (const record of products) {
    const cells = cellsOf(record, parents);
    yield csvLine(columns.map((column) => cells[column]));
    await turn();
  }
}
