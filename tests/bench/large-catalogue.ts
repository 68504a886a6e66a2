import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { measureReads } from './cached-reads.ts';
import { measureContact } from './durable-contact.ts';
import { type Benchmark, type Figure, figure } from './harness/figure.ts';
import { largeCatalogue } from './harness/large-catalogue.ts';
import { median } from './harness/rounds.ts';
import { type SiteServer, withSite } from './harness/site-server.ts';
import { openPortal, signIn } from './harness/staff.ts';

const NAME = 'large-catalogue';
const PRODUCTS = 10_000;
/** Number of products on a category page before 'Show more'. */
const DRAWN = 60;
const IMPORTS = 5;
const COMMAND = fileURLToPath(new URL('../../scripts/catalogue.mjs', import.meta.url));

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
          await importFigure(site, catalogueFile),
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

/** Milliseconds from the end of the operator's command until an open portal has been told of the catalogue. */
const importFigure = async (site: SiteServer, catalogueFile: string): Promise<Figure> => {
  const portal = await openPortal(site, await signIn(site));
  const env = { ...process.env, DATA_DIR: site.dataDir };
  const times: number[] = [];
  for (let round = 0; round < IMPORTS; round += 1) {
    let toldAt = Number.NaN;
    const told = portal.hears('catalogue: ').then(() => {
      toldAt = performance.now();
    });
    await promisify(execFile)(process.execPath, [COMMAND, 'import', catalogueFile], { env });
    const imported = performance.now();
    await told;
    // The server may have noticed before the command had ended.
    times.push(Math.max(0, toldAt - imported));
  }
  portal.close();
  return figure(NAME, {
    name: 'an import until the server shows it',
    unit: 'ms',
    value: median(times),
    target: { atMost: 2000 },
  });
};
