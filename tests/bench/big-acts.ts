import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bulkPreviewSchema, mediaDeletedSchema } from '@jeweler/core/schemas';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type Benchmark, type Figure, figure } from './harness/figure.ts';
import { largeCatalogue } from './harness/large-catalogue.ts';
import { storeManySubmissions } from './harness/many-submissions.ts';
import { withMediaTree } from './harness/media-tree.ts';
import { type SiteServer, withSite } from './harness/site-server.ts';
import { staffRequests } from './harness/staff-requests.ts';

const NAME = 'big-acts';
const PRODUCTS = 10_000;
const FILES = 10_000;
const SUBMISSIONS = 20_000;

/** Milliseconds that a visitor may wait: an answer needs the server's thread two or three times, between pieces of work. */
const WAIT = 100;
/**
 * The same where one piece of work cannot be divided: a commit writes 16 MB to the disk, and a catalogue file is a JSON
 * text of 7 MB.
 */
const WHOLE_WAIT = 200;

/** The longest time that a small answer to a visitor takes while staff change everything at once. */
export const bigActs: Benchmark = {
  name: NAME,
  async measure() {
    const { folder, remove } = temporaryFolder();
    try {
      const catalogueFile = path.join(folder, 'large-catalogue.json');
      await writeFile(catalogueFile, JSON.stringify(largeCatalogue(PRODUCTS)));
      const fill = (dataDir: string) => storeManySubmissions(dataDir, SUBMISSIONS);
      return await withMediaTree(FILES, (mediaDir) =>
        withSite(measureActs, { catalogueFile, mediaDir, fill }),
      );
    } finally {
      remove();
    }
  },
};

const longestWait = async ({ url }: SiteServer, act: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  let isDone = false;
  const visit = async () => {
    while (!isDone) {
      const begun = performance.now();
      await (await fetch(`${url}/robots.txt`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - begun);
    }
  };
  const visiting = visit();
  await act();
  isDone = true;
  await visiting;
  return longest;
};

const measureActs = async (site: SiteServer): Promise<Figure[]> => {
  const { ask } = await staffRequests(site, NAME);
  const download = async (place: string, body: object) => {
    const { url } = (await ask(`admin/${place}/downloads`, body)) as { url: string };
    return (await fetch(new URL(url, site.url))).text();
  };
  const products = 'admin/catalogue/products';
  const bulk = `${products}/bulk`;
  let [undo, csv, json, apply] = ['', '', '', 0];
  let ids: string[] = [];
  const look = async (format: 'csv' | 'json', text: string) => {
    const answer = (await ask('admin/catalogue/import', { format, text })) as { revision: number };
    apply = answer.revision;
  };
  const acts: [string, number, () => Promise<unknown>][] = [
    ['the dashboard', WAIT, () => ask('admin/dashboard')],
    ['all pieces by their names', WAIT, () => ask(`${products}?sort=name`)],
    [
      'the preview of other prices for all',
      WAIT,
      async () => {
        const change = { kind: 'price-percent', percent: 10 };
        const preview = await ask(`${bulk}/preview`, { which: { filter: {} }, change });
        undo = bulkPreviewSchema.parse(preview).preview;
      },
    ],
    ['other prices for all', WHOLE_WAIT, () => ask(`${bulk}/apply`, { preview: undo, except: [] })],
    ['taking them back', WHOLE_WAIT, () => ask(`${bulk}/undo`, { undo })],
    [
      'saving all pieces as a table',
      WAIT,
      async () => {
        csv = (await download('catalogue', { format: 'csv' })).replaceAll(/,(\d{3,})(?=,)/g, ',1$1');
      },
    ],
    ['looking at it with other prices', WAIT, () => look('csv', csv)],
    ['importing it', WHOLE_WAIT, () => ask('admin/catalogue/import', { format: 'csv', text: csv, apply })],
    [
      'saving the catalogue file',
      WHOLE_WAIT,
      async () => {
        json = (await download('catalogue', { format: 'json' })).replaceAll('"price": 1', '"price": ');
      },
    ],
    ['looking at it with other prices', WHOLE_WAIT, () => look('json', json)],
    ['importing it', WHOLE_WAIT, () => ask('admin/catalogue/import', { format: 'json', text: json, apply })],
    ['saving all requests', WAIT, () => download('submissions', {})],
    ['reading all requests', WAIT, () => ask('admin/submissions/read-all', {})],
    [
      'a new name for a folder of 2,500 files',
      WAIT,
      () => ask('admin/media/rename', { folder: 'shoot 0', name: 'new' }),
    ],
    [
      'deleting it',
      WAIT,
      async () => {
        ({ ids } = mediaDeletedSchema.parse(await ask('admin/media/delete', { folders: ['new'] })));
      },
    ],
    ['putting it back', WAIT, () => ask('admin/media/undelete', { ids })],
  ];
  const figures: Figure[] = [];
  for (const [act, atMost, work] of acts) {
    const value = await longestWait(site, work);
    figures.push(figure(NAME, { name: `visitor during ${act}`, unit: 'ms', value, target: { atMost } }));
  }
  return figures;
};
