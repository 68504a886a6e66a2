import { recordStateLabels } from '@jeweler/core/format';
import type { MissingField, RecordKind, RecordSort, RecordState } from '@jeweler/core/schemas';

/** The four lists, in the words of the staff. */
export const kindLabels: Readonly<Record<RecordKind, { many: string; one: string; add: string }>> = {
  products: { many: 'Pieces', one: 'Piece', add: 'New piece' },
  collections: { many: 'Collections', one: 'Collection', add: 'New collection' },
  categories: { many: 'Categories', one: 'Category', add: 'New category' },
  announcements: { many: 'Announcements', one: 'Announcement', add: 'New announcement' },
  questions: { many: 'Questions', one: 'Question', add: 'New question' },
  shop: { many: 'The shop', one: 'The shop', add: 'The shop' },
};

export const stateLabels: Readonly<Record<RecordState | 'deleted', string>> = {
  ...recordStateLabels,
  deleted: 'Deleted',
};

export const missingLabels: Readonly<Record<MissingField, string>> = {
  picture: 'No picture',
  'picture-file': 'Picture not in the folder',
  'small-picture': 'Picture too small',
  'alternative-text': 'No picture description',
  'second-view': 'No second view',
  description: 'No description',
  'old-price': 'Price not checked lately',
};

export const sortLabels: Readonly<Record<RecordSort, string>> = {
  order: 'Website order',
  name: 'Name',
  price: 'Price',
  changed: 'Last changed',
};
