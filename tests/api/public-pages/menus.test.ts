import { expect, test } from 'vitest';
import { categoriesOf } from '../../support/categories-of.ts';
import { shippedCatalogue } from '../../support/sample-products.ts';
import { startPublicSite } from './public-site.ts';

/** The shipped catalogue with that many categories and the pieces that belong to them; two in no menu, one moved. */
const catalogueOf = (count: number) => {
  const categories = categoriesOf(count).map((category, index) => ({
    ...(shippedCatalogue.categories[index] ?? category),
    ...(index === 1 || index === 20 ? { in_menu: 'none' as const } : {}),
    ...(index === 2 ? { in_menu: 'wedding' as const } : {}),
  }));
  const ids = new Set(categories.map(({ id }) => id));
  const products = shippedCatalogue.products.filter(({ category_id }) => ids.has(category_id));
  return { ...shippedCatalogue, categories, products };
};

/** Pages that an HTML links to, without what is no page, and without pieces. */
const linkedIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].flatMap(([, path = '']) =>
    /^\/product\/|\.\w+$/.test(path) ? [] : [path],
  );

test.each([0, 5, 17, 60])(
  'a catalogue with %d categories is reached from home in two clicks, and none of its links leads to nothing',
  async (count) => {
    const catalogue = catalogueOf(count);
    const site = await startPublicSite(catalogue);
    const answers = new Map<string, number>();
    const open = async (paths: Iterable<string>) => {
      const found = new Set<string>();
      for (const path of paths) {
        const { status, text } = await site.get(path);
        answers.set(path, status);
        for (const each of linkedIn(text)) if (!answers.has(each)) found.add(each);
      }
      return found;
    };
    const first = await open(['/']);
    await open(await open(first));
    await site.close();
    expect([...answers].filter(([, status]) => status !== 200)).toEqual([]);
    const reached = [...answers.keys()].filter((path) => path.startsWith('/category/'));
    expect(reached.sort()).toEqual(catalogue.categories.map(({ slug }) => `/category/${slug}`).sort());
  },
);
