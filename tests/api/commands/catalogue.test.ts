import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { catalogueCommand } from '../../../server/src/commands/catalogue.ts';
import { createLog } from '../../../server/src/http/log.ts';
import { readCatalogue } from '../../../server/src/services/catalogue-records.ts';
import { DatabaseCatalogueStore } from '../../../server/src/services/catalogue-store.ts';
import { runWith } from '../../support/command-host.ts';
import { smallCatalogue } from '../../support/sample-catalogue.ts';
import { contactMessage } from '../../support/submission-builders.ts';
import { startTestServer, storedSubmissions, testConfig } from '../../support/test-server.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

const sample = new URL('../../../server/sample-catalogue.json', import.meta.url);

const writeCatalogue = (folder: string, content: unknown): string => {
  const file = path.join(folder, 'catalogue in.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

describe('npm run catalogue', () => {
  test('export gives back what import took, byte for byte', async () => {
    const folder = useTemporaryFolder();
    const config = testConfig(folder);
    const out = path.join(folder, 'out.json');
    for (const text of [readFileSync(sample, 'utf8'), `${JSON.stringify(smallCatalogue(), null, 2)}\n`]) {
      const imported = await runWith(catalogueCommand, ['import', writeCatalogue(folder, text)], config);
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
    await runWith(
      catalogueCommand,
      ['import', writeCatalogue(folder, readFileSync(sample, 'utf8'))],
      server.config,
    );
    const outcome = await runWith(
      catalogueCommand,
      ['import', writeCatalogue(folder, smallCatalogue())],
      server.config,
    );
    expect(outcome.said).toEqual(['Imported 2 categories, 1 collections, 2 products and 2 banner items.']);
    expect(await readCatalogue(server.database.query)).toEqual(smallCatalogue());
    expect(await storedSubmissions(server.database)).toHaveLength(1);
  });

  test('import names pictures that are not in the media folder, and takes the file all the same', async () => {
    const folder = useTemporaryFolder();
    const config = testConfig(folder);
    mkdirSync(path.join(config.mediaDir, 'collections'), { recursive: true });
    writeFileSync(path.join(config.mediaDir, 'collections/heritage.jpg'), '');
    const outcome = await runWith(
      catalogueCommand,
      ['import', writeCatalogue(folder, smallCatalogue())],
      config,
    );
    expect(outcome.warned).toEqual([
      `Warning: products[1].image_url: there is no file for /media/products/emerald-drops.jpg in ${config.mediaDir}`,
    ]);
    expect(outcome.fault).toBeUndefined();
  });

  const [ring, drops] = smallCatalogue().products as [
    Catalogue['products'][number],
    Catalogue['products'][number],
  ];
  test.each<[string, unknown, (string | RegExp)[]]>([
    ['no JSON', '{"categories": [', [/^The file is not JSON: /]],
    ['another shape', [], [/^the file: /]],
    ['missing lists', { categories: [], products: [], bannerItems: [] }, [/^collections: /]],
    [
      'a price below zero and an unknown style',
      smallCatalogue({ products: [ring, { ...drops, price: -1, style: 'baroque' as never }] }),
      [/^products\[1\]\.price: /, /^products\[1\]\.style: /],
    ],
    [
      'a picture outside the media folder',
      smallCatalogue({ products: [{ ...ring, image_url: '/media/../../etc/passwd' }] }),
      ['products[0].image_url: must start with /media/ or https://'],
    ],
    [
      'repeated ids and slugs',
      smallCatalogue({ products: [ring, { ...drops, id: 30, slug: 'old-cut-solitaire' }] }),
      [
        'products[1].id: 30 is already that of products[0]',
        'products[1].slug: "old-cut-solitaire" is already that of products[0]',
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
  ])(
    'import refuses %s with each fault by its place, and changes nothing',
    async (_what, content, faults) => {
      const server = await startTestServer();
      const folder = useTemporaryFolder();
      await runWith(catalogueCommand, ['import', writeCatalogue(folder, smallCatalogue())], server.config);
      const { fault = '' } = await runWith(
        catalogueCommand,
        ['import', writeCatalogue(folder, content)],
        server.config,
      );
      const [summary, ...lines] = fault.split('\n');
      expect(summary).toContain('nothing was imported');
      expect(lines).toEqual(
        faults.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))),
      );
      expect(await readCatalogue(server.database.query)).toEqual(smallCatalogue());
    },
  );

  test('says what is wrong with a file that cannot be read or written', async () => {
    const folder = useTemporaryFolder();
    const config = testConfig(folder);
    const read = await runWith(catalogueCommand, ['import', `${folder}/none.json`], config);
    expect(read.fault).toMatch(/^The catalogue file cannot be read: /);
    const empty = await runWith(catalogueCommand, ['export', `${folder}/out.json`], config);
    expect(empty.fault).toBe('There is no catalogue to export.');
    await runWith(catalogueCommand, ['import', writeCatalogue(folder, smallCatalogue())], config);
    const write = await runWith(catalogueCommand, ['export', `${folder}/no folder/out.json`], config);
    expect(write.fault).toMatch(/out\.json cannot be written: /);
  });

  test.each([[[]], [['import']], [['import', 'a', 'b']], [['list', 'a']]])(
    '%o is answered with how it is used',
    async (args) => {
      const config = testConfig(useTemporaryFolder());
      expect((await runWith(catalogueCommand, args, config)).fault).toMatch(/^Usage: npm run catalogue/);
    },
  );
});

describe('the catalogue of a running server', () => {
  test('shows an import by another process within two seconds, once, and no submission disturbs it', async () => {
    const server = await startTestServer();
    const store = new DatabaseCatalogueStore(server.database, createLog({ logLevel: 'silent' }));
    await store.replace(smallCatalogue());
    const seen: number[] = [];
    store.onChange(() => seen.push(store.current.products.length));
    store.watch();
    try {
      await server.post('/api/contact', contactMessage());
      const file = writeCatalogue(useTemporaryFolder(), readFileSync(sample, 'utf8'));
      await runWith(catalogueCommand, ['import', file], server.config);
      const expected = JSON.parse(readFileSync(sample, 'utf8')) as Catalogue;
      await expect.poll(() => store.current, { timeout: 2000 }).toEqual(expected);
      expect(seen).toEqual([expected.products.length]);
      expect(store.version).toBe(2);

      const before = store.current;
      await runWith(catalogueCommand, ['export', `${useTemporaryFolder()}/out.json`], server.config);
      await store.refresh();
      expect(store.current).toBe(before);
    } finally {
      store.close();
    }
  });
});
