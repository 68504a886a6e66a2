import { expect, test } from 'vitest';
import { product } from '../../../tests/support/products.ts';
import { selectBestsellers, selectHomeProducts } from './home-products.ts';
import { relatedToList } from './related-products.ts';
import { productsOfCategory, productsOfCollection, productWithSlug } from './select-products.ts';

const ranked = { collection_id: 7, style: 'halo', bestseller_rank: 1 } as const;
const gone = product({ ...ranked, slug: 'gone', sold: true, unlisted: true });
const sold = product({ ...ranked, slug: 'sold', sold: true });
const kept = product({ ...ranked, slug: 'kept', style: 'plain' });
const all = [gone, sold, kept];
const toSlugs = (products: readonly { slug: string }[] | undefined) => products?.map(({ slug }) => slug);

test('what is sold stays in the lists and is marked there, until it is unlisted', () => {
  const { products, total } = productsOfCategory(all, 1, { show: 60 });
  expect(products).toMatchObject([{ slug: 'sold', sold: true }, { slug: 'kept' }]);
  expect(total).toBe(2);
  expect(toSlugs(productsOfCollection(all, 7, { show: 60 }).products)).toEqual(['sold', 'kept']);
});

test('filters and their counts do not know what is unlisted', () => {
  const filtered = productsOfCategory([gone, kept, kept], 1, { style: 'halo', show: 60 });
  expect(filtered).toMatchObject({ noMatches: true, total: 2 });
  expect(productsOfCategory([...all, kept], 1, { show: 60 }).facets?.style).toEqual([
    { value: 'halo', count: 1 },
    { value: 'plain', count: 2 },
  ]);
});

test('no row of other pages shows what is unlisted', () => {
  expect(toSlugs(selectBestsellers(selectHomeProducts(all)))).toEqual(['sold', 'kept']);
  expect(toSlugs(relatedToList(all, [kept]).alike)).toEqual(['sold']);
  expect(productWithSlug(all, 'kept').related).toMatchObject({ collection: [{ slug: 'sold' }], alike: [] });
});

test('its own page stays, and leads on to others', () => {
  const { product: found, related } = productWithSlug(all, 'gone');
  expect(found).toBe(gone);
  expect(toSlugs(related?.collection)).toEqual(['sold', 'kept']);
});
