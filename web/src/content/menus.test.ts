import type { Category, Collection } from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { shippedCatalogue } from '../../../tests/support/sample-products.ts';
import { shopEntries, sideMenuOf } from './menus.ts';
import { panelOf } from './navigation-panels.ts';

const { collections } = shippedCatalogue;
const watches: Category = { id: 90, slug: 'watches', name: 'Watches', description: 'Old ones.' };

/** The shipped categories with changes by slug; null hides one. */
const changed = (changes: Readonly<Record<string, Partial<Category> | null>>): Category[] =>
  shippedCatalogue.categories.flatMap((category) => {
    const change = changes[category.slug];
    return change === null ? [] : [{ ...category, ...change }];
  });
const without = (...slugs: string[]) => changed(Object.fromEntries(slugs.map((slug) => [slug, null])));

const entry = (categories: readonly Category[], name: string) =>
  shopEntries(categories).find(({ label }) => label === name)?.href;
const panel = (categories: readonly Category[], name: Parameters<typeof panelOf>[0]) =>
  Object.fromEntries(
    panelOf(name, categories, collections).groups.map(({ title, links }) => [
      title,
      links.map(({ label }) => label),
    ]),
  );
const sideMenu = (categories: readonly Category[]) =>
  Object.fromEntries(
    sideMenuOf(categories).map(({ title, links }) => [title, links.map(({ label }) => label)]),
  );

describe('a hidden category', () => {
  test('hands its entry of the header to the next page of the panel', () => {
    expect(entry(without('high-end'), 'Fine Jewelry')).toBe('/category/earrings');
    expect(entry(without('engagement-rings', 'bridal'), 'Engagement')).toBe(
      '/guides/how-to-buy-engagement-ring',
    );
  });

  test('takes a list or a panel along in which nothing is left', () => {
    expect(panel(without('engagement-rings'), 'engagement')).toEqual({
      More: ['Bridal', 'How to Buy an Engagement Ring'],
    });
    const noMen = without('mens-rings', 'mens-wedding-bands', 'signet-rings', 'mens-jewelry');
    expect(entry(noMen, 'Men')).toBeUndefined();
  });
});

test('without categories, what SPEC names stays', () => {
  expect(shopEntries([]).map(({ href }) => href)).toEqual([
    '/guides/how-to-buy-engagement-ring',
    '/rings',
    '/custom-design',
    '/restyling-process',
    '/about',
  ]);
  expect(panel([], 'rings')).toEqual({ More: ['All Rings'] });
  expect(Object.keys(sideMenu([]))).toEqual(['Custom Design']);
});

describe('a category', () => {
  test('that the program does not know stands under Fine Jewelry', () => {
    const categories = [...changed({}), watches];
    expect(panel(categories, 'fine-jewelry')['Fine jewelry']?.at(-1)).toBe('Watches');
    expect(sideMenu(categories)['Fine Jewelry']?.at(-1)).toBe('Watches');
  });

  test.each([
    ['engagement', 'More', 'Rings'],
    ['wedding', 'Bands', 'Rings'],
    ['rings', 'Rings', 'Rings'],
    ['men', 'For men', 'Fine Jewelry'],
  ] as const)('that is put into %s leaves its place for the end of the lists', (in_menu, list, group) => {
    const categories = changed({ earrings: { in_menu } });
    expect(panel(categories, in_menu)[list]?.at(-1)).toBe('Earrings');
    expect(sideMenu(categories)[group]?.at(-1)).toBe('Earrings');
    const links = [panel(categories, 'fine-jewelry'), sideMenu(categories)].flatMap((lists) =>
      Object.values(lists).flat(),
    );
    expect(links.filter((label) => label.startsWith('Earring'))).toEqual(['Earrings']);
  });

  test('that is put where it stands stays there, and leaves the other panels', () => {
    const categories = changed({ 'mens-rings': { in_menu: 'men' } });
    expect(panel(categories, 'men')).toEqual(panel(changed({}), 'men'));
    expect(sideMenu(categories)).toEqual(sideMenu(changed({})));
    expect(panel(categories, 'rings').Rings).not.toContain('Men’s Rings');
  });

  test('that is renamed is called so in the menus', () => {
    const categories = changed({ 'cocktail-rings': { name: 'Statement Rings' } });
    expect(sideMenu(categories).Rings).toContain('Statement Rings');
    expect(panel(categories, 'rings')).toMatchObject({
      Rings: expect.arrayContaining(['Statement Rings']),
      'By style': expect.arrayContaining(['Halo']),
    });
  });
});

describe('the collection of a panel', () => {
  const shown = (list: readonly Collection[], name: Parameters<typeof panelOf>[0] = 'rings') => {
    const { collection, picture } = panelOf(name, changed({}), list);
    return { slug: collection?.slug, src: picture?.src };
  };
  const set = (slug: string, change: Partial<Collection>) =>
    collections.map((each) => (each.slug === slug ? { ...each, ...change } : each));

  test('is its own, then the first that is left, then none', () => {
    expect(shown(collections).slug).toBe('ocean');
    expect(shown(collections.filter(({ slug }) => slug !== 'ocean')).slug).toBe(collections[0]?.slug);
    expect(shown([])).toEqual({ slug: undefined, src: undefined });
  });

  test('is the one that staff have put there, which leaves its own panel', () => {
    const list = set('heritage', { in_menu: 'rings' });
    expect(shown(list).slug).toBe('heritage');
    expect(shown(list, 'men').slug).toBe(collections[0]?.slug);
    expect(shown(set('ocean', { in_menu: 'none' })).slug).not.toBe('ocean');
  });

  test('shows the picture that staff have chosen; until then Men shows one of its pieces', () => {
    expect(shown(collections, 'men').src).toBe('/media/products/signet-oval-gold.jpg');
    const src = '/media/collections/crests.jpg';
    expect(shown(set('heritage', { image_url: src }), 'men').src).toBe(src);
  });
});
