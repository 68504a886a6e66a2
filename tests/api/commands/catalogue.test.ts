import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { catalogueCommand } from '../../../server/src/commands/catalogue.ts';
import { runWith } from '../../support/command-host.ts';
import { readCatalogue } from '../../support/read-catalogue.ts';
import { smallCatalogue } from '../../support/sample-catalogue.ts';
import { contactMessage } from '../../support/submission-builders.ts';
import { startTestServer, storedSubmissions, testConfig } from '../../support/test-server.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

const sample = new URL('../../../server/sample-catalogue.json', import.meta.url);

const writeCatalogue = (folder: string, content: unknown): string => {
  const file = path.join(folder, 'catalogue in.json');
  const isText = typeof content === 'string' || Buffer.isBuffer(content);
  writeFileSync(file, isText ? content : JSON.stringify(content));
  return file;
};

/** Imports a file with this content. */
const importIn = (folder: string, content: unknown, config = testConfig(folder)) =>
  runWith(catalogueCommand, ['import', writeCatalogue(folder, content)], config);

describe('npm run catalogue', () => {
  test('export gives back what import took, byte for byte', async () => {
    const folder = useTemporaryFolder();
    const config = testConfig(folder);
    const out = path.join(folder, 'out.json');
    for (const text of [readFileSync(sample, 'utf8'), `${JSON.stringify(smallCatalogue(), null, 2)}\n`]) {
      const imported = await importIn(folder, text);
      expect(imported.fault).toBeUndefined();
      const exported = await runWith(catalogueCommand, ['export', out], config);
      expect(exported.fault).toBeUndefined();
      expect(readFileSync(out, 'utf8')).toBe(text);
    }
    expect(readdirSync(folder).sort()).toEqual(['catalogue in.json', 'data', 'out.json']);
  });

  test('import replaces the whole catalogue and nothing else', async () => {
    const server = await startTestServer();
    await server.post('/api/contact', contactMessage());
    const folder = useTemporaryFolder();
    await importIn(folder, readFileSync(sample, 'utf8'), server.config);
    const outcome = await importIn(folder, smallCatalogue(), server.config);
    expect(outcome.said).toEqual(['Imported: 2 new, 5 changed, 96 deleted, 0 unchanged.']);
    expect(await readCatalogue(server.database.query)).toEqual(smallCatalogue());
    expect(await storedSubmissions(server.database)).toHaveLength(1);
  });

  test('import names pictures that are not in the media folder, and takes the file all the same', async () => {
    const folder = useTemporaryFolder();
    const config = testConfig(folder);
    mkdirSync(path.join(config.mediaDir, 'collections'), { recursive: true });
    writeFileSync(path.join(config.mediaDir, 'collections/heritage.jpg'), '');
    const outcome = await importIn(folder, smallCatalogue());
    expect(outcome.warned).toEqual([
      `Warning: ${ring.name}: there is no file for /media/products/solitaire-above.jpg in ${config.mediaDir}`,
      `Warning: ${drops.name}: there is no file for /media/products/emerald-drops.jpg in ${config.mediaDir}`,
    ]);
    expect(outcome.fault).toBeUndefined();
  });

  const [ring, drops] = smallCatalogue().products as [
    Catalogue['products'][number],
    Catalogue['products'][number],
  ];
  test('import refuses each fault by its place, and changes nothing', async () => {
    const server = await startTestServer();
    const folder = useTemporaryFolder();
    await importIn(folder, smallCatalogue(), server.config);
    for (const [what, content, faults] of [
      ['no JSON', '{\n"categories": [\n\n,', [/^The file is not JSON: .+categories/]],
      ['a list that is not closed', '{\n"categories": [\n[]', [/^The file is not JSON: .+ \(line 3/]],
      ['an empty file', ' \n', ['The file is empty.']],
      ['another shape', [], ['the file: must be an object in braces']],
      ['missing lists', { categories: [], products: [], bannerItems: [] }, ['collections: is missing']],
      [
        'misspelt fields, at every level, with what they were meant to be',
        {
          categories: [{ ...smallCatalogue().categories[0], slogan: 'x' }],
          colections: [],
          collections: smallCatalogue().collections,
          products: [
            { ...ring, category_id: 2, second_view: { ...ring.second_view, atl: 'x', price: 1 } },
            { ...drops, pirce: 120, imageUrl: 'x', pictures: [{ image_url: '//x', alt: 'x', name: 'x' }] },
          ],
          bannerItems: [{ text: 'Hello', link: '/contact' }],
        },
        [
          'categories[0].slogan: there is no such field; possible fields are id, slug, name, description, in_menu',
          'colections: there is no such field; did you mean "collections"?',
          'products[0].second_view.atl: there is no such field; did you mean "alt"?',
          'products[0].second_view.price: there is no such field; possible fields are image_url, alt',
          'products[1].pictures[0].image_url: must start with /media/ or https://',
          'products[1].pictures[0].name: there is no such field; possible fields are image_url, alt',
          'products[1].pirce: there is no such field; did you mean "price"?',
          'products[1].imageUrl: there is no such field; did you mean "image_url"?',
          'bannerItems[0].link: there is no such field; possible fields are id, text, starts_on, ends_on',
        ],
      ],
      [
        'faults of every kind at once, in the order of the lists and entries in the file',
        {
          bannerItems: [{ id: 1, text: '' }, { id: 1, text: 'x'.repeat(301) }, 'Shop now.'],
          products: [
            { ...drops, category_id: 99, price: '120' },
            { ...drops, name: 5, colour: 'red', collection_id: 0 },
            { id: 4 },
          ],
          categories: smallCatalogue().categories,
          collections: 'none',
        },
        [
          'bannerItems[0].text: must not be empty',
          'bannerItems[1].text: must be at most 300 characters long',
          'bannerItems[1].id: 1 is already used by bannerItems[0]',
          'bannerItems[2]: must be an object in braces',
          'products[0].price: must be a number without quotes',
          'products[0].category_id: there is no category 99',
          'products[1].name: must be text in quotes',
          'products[1].collection_id: must be above 0',
          'products[1].colour: there is no such field; did you mean "color"?',
          'products[1].id: 3 is already used by products[0]',
          'products[1].slug: "emerald-drops" is already used by products[0]',
          'products[2].slug: is missing',
          'products[2].name: is missing',
          'products[2].description: is missing',
          'products[2].image_url: is missing',
          'products[2].category_id: is missing',
          'collections: must be a list in square brackets',
        ],
      ],
      [
        'references to nothing',
        smallCatalogue({ products: [{ ...ring, category_id: 99, collection_id: 98 }] }),
        [
          'products[0].category_id: there is no category 99',
          'products[0].collection_id: there is no collection 98',
        ],
      ],
    ] as [string, unknown, (string | RegExp)[]][]) {
      const { fault = '' } = await importIn(folder, content, server.config);
      const [summary, ...lines] = fault.split('\n');
      expect([what, summary]).toEqual([what, expect.stringContaining('nothing was imported')]);
      expect(lines).toEqual(
        faults.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))),
      );
      expect(await readCatalogue(server.database.query)).toEqual(smallCatalogue());
    }
  });

  test('import takes a byte order mark, and banner items that have nothing but their text', async () => {
    const folder = useTemporaryFolder();
    const config = testConfig(folder);
    const [first, second] = smallCatalogue().bannerItems;
    const content = { ...smallCatalogue(), bannerItems: [{ text: 'New' }, first, second, { text: 'Last' }] };
    const file = writeCatalogue(folder, `\ufeff${JSON.stringify(content)}`);
    expect((await runWith(catalogueCommand, ['import', file], config)).fault).toBeUndefined();
    const out = path.join(folder, 'out.json');
    await runWith(catalogueCommand, ['export', out], config);
    const exported = readFileSync(out, 'utf8');
    expect((JSON.parse(exported) as Catalogue).bannerItems).toEqual([
      { id: 1, text: 'New' },
      first,
      second,
      { id: 2, text: 'Last' },
    ]);
    await runWith(catalogueCommand, ['import', out], config);
    await runWith(catalogueCommand, ['export', out], config);
    expect(readFileSync(out, 'utf8')).toBe(exported);
  });

  test.each([
    ['in UTF-16', Buffer.from('\ufeff{}', 'utf16le'), 'is saved as UTF-16 ("Unicode"): save it as UTF-8.'],
    [
      'that is very large',
      Buffer.alloc(64 * 1024 * 1024 + 1, ' '),
      'is larger than 64 MB, which no catalogue is: name another file.',
    ],
  ])('import says what to do about a file %s', async (_what, content, advice) => {
    const folder = useTemporaryFolder();
    const file = writeCatalogue(folder, content);
    const { fault } = await runWith(catalogueCommand, ['import', file], testConfig(folder));
    expect(fault).toBe(`${file} ${advice}`);
  });

  test('says what is wrong with a file that cannot be read or written', async () => {
    const folder = useTemporaryFolder();
    const config = testConfig(folder);
    const read = await runWith(catalogueCommand, ['import', `${folder}/none.json`], config);
    expect(read.fault).toBe(
      `The catalogue file cannot be read: there is no file ${path.join(folder, 'none.json')}.`,
    );
    const readFolder = await runWith(catalogueCommand, ['import', folder], config);
    expect(readFolder.fault).toBe(`${folder} is a folder: name a catalogue file.`);
    const empty = await runWith(catalogueCommand, ['export', `${folder}/out.json`], config);
    expect(empty.fault).toBe('There is no catalogue to export.');
    await importIn(folder, smallCatalogue());
    const write = await runWith(catalogueCommand, ['export', `${folder}/no folder/out.json`], config);
    expect(write.fault).toMatch(/out\.json cannot be written: /);
  });
});

test('the catalogue of a running server shows an import by another process by itself, once, and no submission disturbs it', async () => {
  const server = await startTestServer();
  const store = server.catalogue;
  await store.replace(smallCatalogue());
  const seen: number[] = [];
  store.onChange(() => seen.push(store.current.products.length));
  await server.post('/api/contact', contactMessage());
  await importIn(useTemporaryFolder(), readFileSync(sample, 'utf8'), server.config);
  const expected = JSON.parse(readFileSync(sample, 'utf8')) as Catalogue;
  await expect.poll(() => store.current).toEqual(expected);
  expect(seen).toEqual([expected.products.length]);
  expect(store.version).toBe(2);

  const before = store.current;
  await runWith(catalogueCommand, ['export', `${useTemporaryFolder()}/out.json`], server.config);
  await store.refresh();
  expect(store.current).toBe(before);
});

test('import --dry-run says record by record what would change, and changes nothing', async () => {
  const folder = useTemporaryFolder();
  const config = testConfig(folder);
  const before = smallCatalogue();
  await importIn(folder, before);
  const [ring, drops] = before.products;
  if (!ring || !drops) throw new Error('The sample has two products.');
  const next = {
    ...before,
    products: [
      { ...ring, price: 5000, style: undefined },
      { ...drops, id: 40, slug: 'new-drops', name: 'New Drops' },
    ],
  };
  const file = writeCatalogue(folder, next);
  const { said } = await runWith(catalogueCommand, ['import', '--dry-run', file], config);
  expect(said).toEqual([
    'New: products 40 (New Drops)',
    'Changed: products 30 (Old Cut Solitaire): price 4850.5 -> 5000, style "solitaire" -> nothing',
    'Deleted: products 3 (Émeraude „Drops” 💚)',
    '1 new, 1 changed, 1 deleted, 5 unchanged. Nothing has been changed yet.',
  ]);
  const out = path.join(folder, 'out.json');
  await runWith(catalogueCommand, ['export', out], config);
  expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual(before);
});

test('pieces are exported as CSV and imported again, line by line, with their faults', async () => {
  const folder = useTemporaryFolder();
  const config = testConfig(folder);
  await importIn(folder, smallCatalogue());
  const table = path.join(folder, 'pieces.CSV');
  const exported = await runWith(catalogueCommand, ['export', table], config);
  expect(exported.said).toEqual([`Exported all products to ${table}.`]);
  const dryRun = () => runWith(catalogueCommand, ['import', '--dry-run', table], config);
  expect((await dryRun()).said).toEqual([
    '0 new, 0 changed, 0 deleted, 2 unchanged. Nothing has been changed yet.',
  ]);

  const lines = ['Address;Name;Price;Picture', 'emerald-drops;\xc9meraude;1.250;/media/drops.jpg'];
  const write = (text: string) => writeFileSync(table, Buffer.from(text, 'latin1'));
  write(lines.join('\r\n'));
  for (const { fault } of [await dryRun(), await runWith(catalogueCommand, ['import', table], config)])
    expect(fault).toBe(
      `${table} has a fault, nothing was imported:\nline 2, Price: “1.250” can be 1250 or 1.25. Please write one of these.`,
    );
  write(lines.join('\r\n').replace('1.250', '1.250,00'));
  expect((await dryRun()).said[0]).toBe(
    'Changed: products 3 (Émeraude): name "Émeraude „Drops” 💚" -> "Émeraude", image_url "/media/products/emerald-drops.jpg" -> "/media/drops.jpg", price nothing -> 1250',
  );
  const imported = await runWith(catalogueCommand, ['import', table], config);
  expect(imported.said).toEqual(['Imported: 0 new, 1 changed, 0 deleted, 0 unchanged.']);
  expect(imported.warned).toEqual([
    `Warning: Émeraude: there is no file for /media/drops.jpg in ${config.mediaDir}`,
  ]);
});
