import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { measureReads } from './cached-reads.ts';
import { measureContact } from './durable-contact.ts';
import { type Benchmark, type Figure, figure } from './harness/figure.ts';
import { largeCatalogue } from './harness/large-catalogue.ts';
import { median } from './harness/rounds.ts';
import { type SiteServer, withSite } from './harness/site-server.ts';

const NAME = 'large-catalogue';
const PRODUCTS = 10_000;
/** Number of products on a category page before 'Show more'. */
const DRAWN = 60;

/**
 * First renderings, cached reads and messages with 10,000 products in the catalogue, imported by the
 * operator's command.
 */
export const largeCatalogueBenchmark: Benchmark = {
  name: NAME,
  async measure() {
    const { folder, remove } = temporaryFolder();
    try {
      const catalogue = largeCatalogue(PRODUCTS);
      const categoryPaths = catalogue.categories.map(({ slug }) => `/category/${slug}`);
      const catalogueFile = path.join(folder, 'large-catalogue.json');
      await writeFile(catalogueFile, JSON.stringify(catalogue));

      const small = await withSite((site) => firstRenderings(site, categoryPaths));
      return await withSite(
        async (site) => [
          ...renderingFigures(small, await firstRenderings(site, categoryPaths)),
          ...(await measureReads(NAME, site)),
          ...(await measureContact(NAME, site)),
        ],
        { catalogueFile },
      );
    } finally {
      remove();
    }
  },
};

interface Rendering {
  readonly milliseconds: number;
  readonly kilobytes: number;
  readonly products: number;
}

/**
 * The first, uncached response of each page. A page of another kind is requested first, to warm up the
 * renderer.
 */
const firstRenderings = async ({ url }: SiteServer, pages: readonly string[]): Promise<Rendering[]> => {
  await fetch(`${url}/contact`);
  const renderings: Rendering[] = [];
  for (const page of pages) {
    const start = performance.now();
    const response = await fetch(url + page);
    const html = await response.text();
    const milliseconds = performance.now() - start;
    if (response.status !== 200) throw new Error(`${page} answered ${response.status}.`);
    const links = html.match(/href="\/product\/[^"]+"/g) ?? [];
    renderings.push({ milliseconds, kilobytes: html.length / 1000, products: new Set(links).size });
  }
  return renderings;
};

const renderingFigures = (small: readonly Rendering[], large: readonly Rendering[]): Figure[] => {
  const middle = (of: keyof Rendering) => ({
    value: median(large.map((rendering) => rendering[of])),
    baseline: median(small.map((rendering) => rendering[of])),
  });
  const fewest = Math.min(...large.map(({ products }) => products));
  return [
    figure(NAME, {
      name: 'pieces on a category page',
      unit: '',
      value: fewest,
      target: { atLeast: DRAWN },
    }),
    figure(NAME, { name: 'first rendering of a category page', unit: 'ms', ...middle('milliseconds') }),
    figure(NAME, { name: 'HTML of a category page', unit: 'kB', ...middle('kilobytes') }),
  ];
};
