import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeOldDatabase } from '../../../../tests/support/old-database.ts';
import { DatabaseCatalogueStore } from '../../catalogue/catalogue-store.ts';
import { readCatalogue } from '../../catalogue/public-catalogue.ts';
import { databaseFile } from '../lock.ts';
import { openDataFolder } from '../open-data-folder.ts';

test('the catalogue of the version before becomes live records, in its order and with its number', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'migration '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await makeOldDatabase(databaseFile(folder), '0008-second-views', (native) => {
    const run = (statement: string) => native.prepare(statement).run();
    run("insert into categories values (2, 0, 'rings', 'Rings', 'For a hand.')");
    run("insert into categories values (1, 1, 'earrings', 'Earrings', 'For the ear.')");
    run("insert into collections values (7, 0, 'sea', 'Sea', 'Of the sea.', '/media/sea.jpg')");
    run(
      "insert into products (id, position, slug, name, price, description, material, image_url, category_id, collection_id, style, shape, bestseller_rank, second_image_url, second_image_alt) values (30, 0, 'halo', 'Halo “1”', 4850.5, 'A\nring.', 'Gold', '/media/halo.jpg', 2, 7, 'halo', 'oval', 1, '/media/above.jpg', 'From above')",
    );
    run(
      "insert into products (id, position, slug, name, description, image_url, category_id) values (3, 1, 'studs', 'Studs', 'A pair.', '/media/studs.jpg', 1)",
    );
    run("insert into banner_items values (5, 0, 'Shop now.')");
    run('insert into catalogue_state values (1, 12)');
  });
  const database = await openDataFolder(folder, { use: 'server' });
  onTestFinished(database.close);
  expect(await readCatalogue(database.query)).toEqual({
    categories: [
      { id: 2, slug: 'rings', name: 'Rings', description: 'For a hand.' },
      { id: 1, slug: 'earrings', name: 'Earrings', description: 'For the ear.' },
    ],
    collections: [
      { id: 7, slug: 'sea', name: 'Sea', description: 'Of the sea.', image_url: '/media/sea.jpg' },
    ],
    products: [
      {
        id: 30,
        slug: 'halo',
        name: 'Halo “1”',
        price: 4850.5,
        description: 'A\nring.',
        material: 'Gold',
        image_url: '/media/halo.jpg',
        second_view: { image_url: '/media/above.jpg', alt: 'From above' },
        category_id: 2,
        collection_id: 7,
        style: 'halo',
        shape: 'oval',
        bestseller_rank: 1,
      },
      {
        id: 3,
        slug: 'studs',
        name: 'Studs',
        description: 'A pair.',
        image_url: '/media/studs.jpg',
        category_id: 1,
      },
    ],
    bannerItems: [{ id: 5, text: 'Shop now.' }],
  });
  const store = new DatabaseCatalogueStore(database, () => new Date());
  await store.refresh();
  expect(store.version).toBe(12);
  expect(store.records('products').get(30)).toMatchObject({ state: 'live', revision: 12 });
});
