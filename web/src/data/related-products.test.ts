import { expect, test } from 'vitest';
import { manyProducts, product } from '../../../tests/support/products.ts';
import { relatedToList, relatedToProduct } from './related-products.ts';

const toIds = (products: readonly { id: number }[] | undefined) => products?.map(({ id }) => id);

test('a product leads on to four others of its collection, from its own place on and round again', () => {
  const all = manyProducts(6, { collection_id: 7 });
  const [first, second, , , fifth, sixth] = all;
  if (!first || !second || !fifth || !sixth) throw new Error('There are six.');
  const related = relatedToProduct(all, fifth);
  expect(toIds(related.collection)).toEqual([sixth.id, first.id, second.id, all[2]?.id]);
  // Products in the collection's row are not shown twice.
  expect(toIds(related.alike)).toEqual([all[3]?.id]);
});

test('the most alike are those of the category, then by style, stone, metal and collection', () => {
  const ring = product({ style: 'halo', shape: 'oval', material: 'Platinum 950' });
  const sameCategory = product();
  const twin = product({ style: 'halo', shape: 'oval', material: 'Platinum, diamond' });
  const elsewhere = product({ category_id: 2, style: 'halo', shape: 'oval', material: 'Platinum' });
  const stranger = product({ category_id: 2 });
  const related = relatedToProduct([stranger, elsewhere, sameCategory, twin, ring], ring);
  expect(toIds(related.alike)).toEqual(toIds([twin, sameCategory, elsewhere, stranger]));
  expect(related.collection).toEqual([]);
});

test('a card carries no more than it draws', () => {
  const { price: _none, ...unpriced } = product({ category_id: 2, material: 'Platinum' });
  const { alike } = relatedToList([unpriced, product()], [product()]);
  expect(Object.keys(alike.find(({ id }) => id === unpriced.id) ?? {})).toEqual([
    'id',
    'slug',
    'name',
    'image_url',
  ]);
});

test('a card has the second view of its product', () => {
  const second_view = { image_url: '/media/products/studs-above.jpg', alt: 'From above' };
  const { alike } = relatedToList([product({ second_view })], [product()]);
  expect(alike[0]?.second_view).toEqual(second_view);
});
