import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeOldDatabase } from '../../../../tests/support/old-database.ts';
import { readCatalogue } from '../../catalogue/public-catalogue.ts';
import { databaseFile } from '../lock.ts';
import { openDataFolder } from '../open-data-folder.ts';

test('the pieces of an older catalogue stay as they are, without a second view', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'migration '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await makeOldDatabase(databaseFile(folder), '0007-prize-claims', (native) => {
    const statement = native.prepare;
    statement("insert into categories values (1, 0, 'earrings', 'Earrings', 'Studs.')").run();
    statement(
      "insert into products (id, position, slug, name, description, image_url, category_id) values (5, 0, 'studs', 'Studs', 'A pair.', '/media/studs.jpg', 1)",
    ).run();
  });
  const { query, close } = await openDataFolder(folder, { use: 'server' });
  onTestFinished(close);
  expect((await readCatalogue(query)).products).toEqual([
    {
      id: 5,
      slug: 'studs',
      name: 'Studs',
      description: 'A pair.',
      image_url: '/media/studs.jpg',
      category_id: 1,
    },
  ]);
});
