import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { categoryNames } from '../../web/src/content/categories.ts';
import { collectionPictures } from '../../web/src/content/collection-pictures.ts';
import { galleryPictures } from '../../web/src/content/gallery.ts';
import { navigationPanels } from '../../web/src/content/navigation-panels.ts';
import { getProducts, shippedCatalogue } from '../support/sample-products.ts';

const root = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const { categories, collections, products, bannerItems } = shippedCatalogue;

/** The links of the navigation that filter a category by style or shape. */
const narrowingLinks = Object.values(navigationPanels)
  .flatMap(({ groups }) => groups.flatMap(({ links }) => links))
  .filter(({ href }) => /[?&](style|shape)=/.test(href));

describe('the sample catalogue', () => {
  test('has the seventeen categories of the navigation, by slug and name, with ids 1 to 17', () => {
    expect(Object.fromEntries(categories.map(({ slug, name }) => [slug, name]))).toEqual(categoryNames);
    expect(categories.map(({ id }) => id)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
  });

  test('has the product of every picture of the home page’s gallery', () => {
    const slugs = products.map(({ slug }) => slug);
    expect(galleryPictures.filter(({ product }) => !slugs.includes(product))).toEqual([]);
  });

  test('has the collections the navigation links to', () => {
    expect(collections.map(({ slug }) => slug)).toEqual(Object.keys(collectionPictures));
  });

  test.each(categories.map(({ slug }) => slug))('has four or more products in the category %s', (slug) => {
    expect(getProducts(slug).length).toBeGreaterThanOrEqual(4);
  });

  test.each(narrowingLinks)('has a product for the navigation’s $href', ({ href }) => {
    const { pathname, searchParams } = new URL(href, 'https://shop.example');
    const style = searchParams.get('style');
    const shape = searchParams.get('shape');
    const fitting = getProducts(pathname.replace('/category/', '')).filter(
      (product) => (!style || product.style === style) && (!shape || product.shape === shape),
    );
    expect(fitting.length).toBeGreaterThanOrEqual(1);
  });

  test('names and describes no two products alike', () => {
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
    expect(new Set(products.map(({ description }) => description)).size).toBe(products.length);
  });

  test.each(collections)('has five or more products in the collection $name', ({ id }) => {
    expect(products.filter(({ collection_id }) => collection_id === id).length).toBeGreaterThanOrEqual(5);
  });

  test('shows every product by a picture of its own that exists', () => {
    const pictures = products.map(({ image_url }) => image_url);
    expect(new Set(pictures).size).toBe(pictures.length);
    const missing = [...pictures, ...collections.map(({ image_url }) => image_url)].filter(
      (url) => !existsSync(root(url)),
    );
    expect(missing).toEqual([]);
  });

  test('has a second view of every product, each an existing picture with a text of its own', () => {
    expect(products.filter(({ second_view }) => second_view === undefined).map(({ slug }) => slug)).toEqual(
      [],
    );
    const firsts = products.map(({ image_url }) => image_url);
    const urls = products.flatMap(({ second_view }) => second_view?.image_url ?? []);
    expect(urls.filter((url) => firsts.includes(url) || !existsSync(root(url)))).toEqual([]);
    expect(new Set(urls).size).toBe(urls.length);
    const alts = products.flatMap(({ second_view }) => second_view?.alt ?? []);
    expect(new Set(alts).size).toBe(alts.length);
  });

  test('prices several products upon request and names the material of all', () => {
    expect(products.length).toBeGreaterThanOrEqual(4 * categories.length);
    const uponRequest = products.filter(({ price }) => price === undefined);
    expect(uponRequest.length).toBeGreaterThanOrEqual(6);
    expect(uponRequest.length).toBeLessThanOrEqual(8);
    expect(products.filter(({ material }) => material === undefined)).toEqual([]);
  });

  test('orders the bestsellers of a category without a tie', () => {
    for (const { slug } of categories) {
      const ranks = getProducts(slug).flatMap(({ bestseller_rank }) => bestseller_rank ?? []);
      expect(new Set(ranks).size).toBe(ranks.length);
    }
  });

  test('announces at least one product with the phrase the banner turns into a link', () => {
    expect(bannerItems.length).toBeGreaterThanOrEqual(3);
    expect(bannerItems.filter(({ text }) => text.includes('Shop now.')).length).toBeGreaterThanOrEqual(1);
  });
});
