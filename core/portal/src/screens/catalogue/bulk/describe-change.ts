import { formatCount, formatPrice, PRICE_UPON_REQUEST } from '@jeweler/core/format';
import type { BulkList, BulkRow, RecordLine, RecordState } from '@jeweler/core/schemas';
import type { Choices } from '../data/choices.ts';
import { stateLabels } from '../labels.ts';

const nameIn = (records: readonly RecordLine[] | undefined, id: unknown): string =>
  records?.find((record) => record.id === id)?.name ?? 'Deleted';

const signed = (value: number, text: (positive: number) => string): string =>
  `${value < 0 ? '−' : '+'}${text(Math.abs(value))}`;
const rounded = (rounding: number | undefined): string =>
  rounding === undefined ? '' : `, rounded to $${rounding}`;

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
      return `State: ${stateLabels[change.state]}`;
    case 'category':
      return `Category: ${nameIn(choices?.categories, change.category_id)}`;
    case 'collection':
      return change.collection_id === null
        ? 'Removed from their collections'
        : `Collection: ${nameIn(choices?.collections, change.collection_id)}`;
    case 'import':
      return 'Import of a file';
  }
};

/** An old or new value of a row, as lists show it. */
export const describeValue = (
  field: BulkRow['field'],
  value: unknown,
  choices: Choices | undefined,
): string => {
  switch (field) {
    case 'price':
      return typeof value === 'number' ? formatPrice(value) : PRICE_UPON_REQUEST;
    case 'state':
      return stateLabels[value as RecordState] ?? '';
    case 'category_id':
      return value === undefined ? 'No category' : nameIn(choices?.categories, value);
    default:
      return value === undefined ? 'No collection' : nameIn(choices?.collections, value);
  }
};

export const pieces = (count: number): string => `${formatCount(count)} ${count === 1 ? 'piece' : 'pieces'}`;
