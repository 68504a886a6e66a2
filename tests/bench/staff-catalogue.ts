import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { catalogueRecordSchema, recordPageSchema } from '@jeweler/core/schemas';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type Benchmark, type Figure, figure } from './harness/figure.ts';
import { largeCatalogue } from './harness/large-catalogue.ts';
import { median } from './harness/rounds.ts';
import { type SiteServer, withSite } from './harness/site-server.ts';
import { openPortal, signIn } from './harness/staff.ts';
import { staffRequests } from './harness/staff-requests.ts';

const NAME = 'staff-catalogue';
const PRODUCTS = 10_000;
const ROUNDS = 21;
const LIST = 'admin/catalogue/products';

/** What staff request while they edit a catalogue of ten thousand products. */
export const staffCatalogue: Benchmark = {
  name: NAME,
  async measure() {
    const { folder, remove } = temporaryFolder();
    try {
      const catalogueFile = path.join(folder, 'large-catalogue.json');
      await writeFile(catalogueFile, JSON.stringify(largeCatalogue(PRODUCTS)));
      return await withSite(measureEditing, { catalogueFile });
    } finally {
      remove();
    }
  },
};

const measureEditing = async (site: SiteServer): Promise<Figure[]> => {
  const { ask, timed } = await staffRequests(site, NAME);
  const { total, records } = recordPageSchema('products').parse(await ask(LIST));
  const [first] = records;
  if (total !== PRODUCTS || !first) throw new Error(`The list has ${total} products.`);
  const figures = [
    await timed('first page of the list', () => ask(LIST)),
    await timed('page in the middle, by name', () => ask(`${LIST}?sort=name&after=5000`)),
    await timed('search for a word', () => ask(`${LIST}?q=platinum`)),
    await timed('search for one letter', () => ask(`${LIST}?q=a`)),
    await timed('what has no alternative text', () => ask(`${LIST}?missing=alternative-text`)),
    await timed('one record', () => ask(`${LIST}/${first.id}`)),
  ];

  let price = 1000;
  let { revision } = first;
  const save = async () => {
    price += 1;
    const saved = await ask(`${LIST}/${first.id}`, { changes: { price }, revision });
    revision = catalogueRecordSchema('products').parse(saved).revision;
  };
  figures.push(await timed('a save', save));

  const other = await openPortal(site, await signIn(site));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const told = other.hears('catalogue: ');
    await save();
    const written = performance.now();
    await told;
    times.push(performance.now() - written);
  }
  other.close();
  const told = { name: 'another open window is told of a save', unit: 'ms' as const, value: median(times) };
  return [...figures, figure(NAME, { ...told, target: { atMost: 1000 } })];
};
