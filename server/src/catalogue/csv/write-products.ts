import { BYTE_ORDER_MARK, csvLine } from '../../csv.ts';
import { type StoredRecord, slugOf } from '../stored-record.ts';
import { cellsOf, columns, headings, indexParents } from './product-columns.ts';

/**
 * All products that are not deleted as CSV, in the order of the website. Drafts without an address are left out:
 * the address says which product a line is.
 */
export const writeProductsCsv = (records: readonly StoredRecord[]): string => {
  const parents = indexParents(records);
  const lines = records
    .filter(({ kind, deletedAt, fields }) => kind === 'products' && !deletedAt && slugOf(fields) !== null)
    .sort((a, b) => a.position - b.position || a.id - b.id)
    .map((record) => {
      const cells = cellsOf(record, parents);
      return csvLine(columns.map((column) => cells[column]));
    });
  return BYTE_ORDER_MARK + csvLine(columns.map((column) => headings[column])) + lines.join('');
};
