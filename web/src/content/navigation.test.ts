import { shop } from '@jeweler/core/business';
import { shapeNames, styleNames } from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { shippedCatalogue } from '../../../tests/support/sample-products.ts';
import { categoryHref, categoryNames } from './categories.ts';
import { footerCategories, footerPlaceholderGroups } from './footer.ts';
import { categoryLink } from './links.ts';
import { panelCategories, shopEntries, sideMenuOf } from './menus.ts';
import { mainNavigation, shopNavigation } from './navigation.ts';
import { navigationPanels, panelOf } from './navigation-panels.ts';
import { sideMenuGroups, sideMenuLinks } from './side-menu.ts';

const { categories, collections } = shippedCatalogue;
const slugs = Object.keys(categoryNames);
const panelLinks = Object.values(navigationPanels).flatMap(({ groups, collection }) => [
  ...groups.flatMap(({ links }) => links),
  { label: collection, href: `/collection/${collection}` },
]);
const headerLinks = [...mainNavigation, ...shopNavigation, ...panelLinks];
const sideMenu = [...sideMenuLinks, ...sideMenuGroups.flatMap(({ links }) => links)];
const footerLinks = footerCategories.links.map((slug) => categoryLink(slug));
const allHrefs = [...headerLinks, ...sideMenu, ...footerLinks].map(({ href }) => href);

/** Screens of SPEC section 2, and link targets that it lists without a screen. */
const TARGETS = [
  '/',
  '/contact',
  '/appointment',
  '/services',
  '/custom-design',
  '/about',
  '/restyling-process',
  '/rings',
  '/guides/how-to-buy-engagement-ring',
  shop.founder.aboutPath,
];

const getPath = (href: string) => href.split('?')[0];
const getQueries = (key: string) =>
  new Set(
    allHrefs
      .flatMap((href) => href.split('?')[1] ?? [])
      .flatMap((query) => {
        const [name, value] = query.split('=');
        return name === key && value ? [value] : [];
      }),
  );

test('a category link carries at most one query', () => {
  expect(categoryHref('bridal')).toBe('/category/bridal');
  expect(categoryHref('engagement-rings', { style: 'three-stone' })).toBe(
    '/category/engagement-rings?style=three-stone',
  );
  expect(categoryHref('engagement-rings', { shape: 'pear' })).toBe('/category/engagement-rings?shape=pear');
  expect(categoryHref('earrings', { sort: 'bestsellers' })).toBe('/category/earrings?sort=bestsellers');
});

describe('the navigation', () => {
  test.each([
    ['header', headerLinks],
    ['side menu', sideMenu],
  ])('reaches all seventeen categories in the %s', (_, links) => {
    const reached = new Set(links.map(({ href }) => getPath(href)));
    expect(slugs).toHaveLength(17);
    for (const slug of slugs) expect(reached).toContain(`/category/${slug}`);
  });

  test('uses every style, every shape and the bestsellers', () => {
    expect([...getQueries('style')].sort()).toEqual(Object.keys(styleNames).sort());
    expect([...getQueries('shape')].sort()).toEqual(Object.keys(shapeNames).sort());
    expect([...getQueries('sort')]).toEqual(['bestsellers']);
  });

  test('leads only to categories, collections and the targets SPEC lists', () => {
    const known = new Set([...TARGETS, ...slugs.map((slug) => `/category/${slug}`)]);
    const others = allHrefs.map(getPath).filter((path = '') => !known.has(path));
    expect(new Set(others)).toEqual(
      new Set(['/collection/bridal', '/collection/heritage', '/collection/ocean', '/collection/sunset']),
    );
    for (const target of TARGETS) expect(allHrefs).toContain(target);
  });

  test('offers no two links of one name in one list', () => {
    const groups = Object.values(navigationPanels).flatMap(({ groups }) => groups);
    for (const { links } of [...groups, ...sideMenuGroups, { links: footerLinks }]) {
      expect(new Set(links.map(({ label }) => label)).size).toBe(links.length);
    }
  });

  test('is whole with the shipped catalogue', () => {
    expect(shopEntries(categories)).toEqual(shopNavigation.map(({ otherwise: _, ...entry }) => entry));
    expect(sideMenuOf(categories)).toEqual(sideMenuGroups.map(({ title, links }) => ({ title, links })));
    for (const { panel } of shopNavigation) {
      if (panel === undefined) continue;
      const { groups, collection } = navigationPanels[panel];
      const shown = panelOf(panel, categories, collections);
      expect(shown.groups).toEqual(groups);
      expect(shown.collection?.slug).toBe(collection);
    }
  });

  test('knows before a panel is opened which categories it has', () => {
    for (const [name, { groups }] of Object.entries(navigationPanels)) {
      const linked = groups.flatMap(({ links }) => links.flatMap(({ href }) => getPath(href) ?? []));
      expect(
        new Set(panelCategories[name as keyof typeof panelCategories].map((slug) => categoryHref(slug))),
      ).toEqual(new Set(linked.filter((path) => path.startsWith('/category/'))));
    }
  });

  test('groups the side menu as SPEC section 2 does', () => {
    expect(sideMenuGroups.map(({ title }) => title)).toEqual(['Rings', 'Fine Jewelry', 'Custom Design']);
    expect(sideMenuLinks.map(({ label }) => label).sort()).toEqual([
      'Book an Appointment',
      'Contact Us',
      'Services',
    ]);
  });
});

test('the footer names customer service and legal pages that lead nowhere', () => {
  expect(footerPlaceholderGroups.map(({ title, links }) => [title, ...links])).toEqual([
    ['Customer Service', 'Contact Us', 'Book an Appointment', 'FAQ'],
    ['Legal', 'Terms of Use', 'Privacy Policy', 'Cookie Settings'],
  ]);
});
