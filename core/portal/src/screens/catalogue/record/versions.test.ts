import type { CatalogueRecord, RecordHistory } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { fieldChanges, restoredTexts, valuesAfter } from './versions.ts';

const entry = (revision: number, changes: RecordHistory['changes']): RecordHistory => ({
  revision,
  at: '2026-11-25T14:00:00Z',
  by: 'anna',
  action: 'changed',
  changes,
});

const record: CatalogueRecord = {
  id: 1,
  fields: { name: 'Oval Halo Ring', price: 4250, category_id: 2 },
  state: 'live',
  revision: 9,
  missing: [],
  usedBy: [],
  history: [
    entry(9, [{ field: 'price', from: 4000, to: 4250 }]),
    entry(7, [{ field: 'state', from: 'draft', to: 'live' }]),
    entry(5, [
      { field: 'name', from: 'Oval Halo', to: 'Oval Halo Ring' },
      { field: 'second_view', from: { image_url: '/media/a.jpg', alt: 'Worn' }, to: undefined },
    ]),
    entry(2, [{ field: 'name', from: undefined, to: 'Oval Halo' }]),
  ],
};

test('an earlier version has its picture where the file is now', () => {
  const fields = { ...record.fields, image_url: '/media/wedding-ring.jpg', alt: 'Two rings' };
  const moved = entry(8, [{ field: 'image_url', from: '/media/IMG_2041.jpg', to: fields.image_url }]);
  const history = [
    { ...moved, action: 'file-moved' as const },
    entry(7, [{ field: 'alt', from: 'A ring', to: 'Two rings' }]),
  ];
  expect(valuesAfter({ ...record, fields, history }, 6)).toEqual({ ...fields, alt: 'A ring' });
});

test('a version is the record without the changes that followed', () => {
  expect(valuesAfter(record, 9)).toEqual(record.fields);
  expect(valuesAfter(record, 7)).toEqual({ ...record.fields, price: 4000 });
  expect(valuesAfter(record, 2)).toEqual({
    name: 'Oval Halo',
    price: 4000,
    category_id: 2,
    second_view: { image_url: '/media/a.jpg', alt: 'Worn' },
  });
});

test('restoring changes the texts that differ, and never the state', () => {
  expect(restoredTexts('products', record, 5)).toEqual({ price: '4000' });
  expect(restoredTexts('products', record, 2)).toEqual({
    name: 'Oval Halo',
    price: '4000',
    second_view_image_url: '/media/a.jpg',
    second_view_alt: 'Worn',
  });
});

test('a change of the second view is one of its picture or of its text', () => {
  const change = { image_url: '/media/a.jpg', alt: 'On a hand' };
  const changed = [{ field: 'second_view', from: { ...change, alt: 'Worn' }, to: change }];
  expect(fieldChanges('products', changed)).toMatchObject([
    { entry: { name: 'second_view_alt' }, from: 'Worn', to: 'On a hand' },
  ]);
});
