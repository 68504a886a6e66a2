import { formatCount, formatPrice } from '@jeweler/core/format';
import {
  type BulkList,
  type BulkRow,
  type Fields,
  fieldTable,
  type RecordState,
} from '@jeweler/core/schemas';
import type { Choices } from '../data/choices.ts';
import { describeValue } from '../editor/describe.ts';
import { stateLabels } from '../labels.ts';

const signed = (value: number, text: (positive: number) => string): string =>
  `${value < 0 ? '−' : '+'}${text(Math.abs(value))}`;
const rounded = (rounding: number | undefined): string =>
  rounding === undefined ? '' : `, rounded to $${rounding}`;

/** An old or new value of a row, as lists show it. */
export const describeRow = (
  field: BulkRow['field'],
  value: unknown,
  choices: Choices | undefined,
): string => {
  const fields: Fields = fieldTable.products;
  const known = fields[field];
  return known ? describeValue(known, value, choices) : (stateLabels[value as RecordState] ?? '');
};

/** A change in words: 'Prices +10%, rounded to $50'. */
export const describeChange = (
  change: BulkList['changes'][number]['change'],
  choices: Choices | undefined,
): string => {
  switch (change.kind) {
    case 'price-percent':
      return `Prices ${signed(change.percent, (percent) => `${percent}%`)}${rounded(change.rounding)}`;
    case 'price-amount':
      return `Prices ${signed(change.amount, formatPrice)}${rounded(change.rounding)}`;
    case 'state':
      return change.with_category === undefined
        ? `State: ${stateLabels[change.state]}`
        : `State: ${stateLabels[change.state]}, with ${describeRow('category_id', change.with_category, choices)}`;
    case 'category':
      return `Category: ${describeRow('category_id', change.category_id, choices)}`;
    case 'collection':
      return change.collection_id === null
        ? 'Removed from their collections'
        : `Collection: ${describeRow('collection_id', change.collection_id, choices)}`;
    case 'import':
      return 'Import of a file';
  }
};

export const pieces = (count: number): string => `${formatCount(count)} ${count === 1 ? 'piece' : 'pieces'}`;
