import { expect, test } from 'vitest';
import { createPreview, revokePreviews } from '../../../server/src/catalogue/previews.ts';
import { startReadServer } from './read-server.ts';
import { sampleCatalogue } from './site-build.ts';

const server = await startReadServer();

const NOW = '2026-05-05T15:00:00Z';
const open = async () => {
  server.setClock(NOW);
  await server.replaceCatalogue(sampleCatalogue());
  // Hidden: visitors see nothing of it.
  await server.database.writes.run((trx) =>
    trx
      .updateTable('catalogue_records')
      .set({ state: 'hidden', revision: 1_000_000 })
      .where('kind', '=', 'products')
      .execute(),
  );
  await server.replaceCatalogue({ ...sampleCatalogue(), products: [] });
  return createPreview(server.database, new Date(NOW), 'products', 1);
};

test('shows the page of what visitors cannot see, unknown to caches and search engines, without scripts', async () => {
  const { url, expiresAt } = await open();
  expect(expiresAt).toBe('2026-05-06T15:00:00.000Z');
  expect((await server.get('/')).text).not.toContain('Two pearls.');
  const { text, headers } = await server.get(url);
  expect(text).toContain('/product/pearl-drops');
  expect(text).toContain('Two pearls.');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect(headers['content-security-policy']).toContain("script-src 'none'");
  // The page that visitors get is made from the public catalogue still.
  expect((await server.get('/product/pearl-drops')).text).not.toContain('Two pearls.');
  expect(JSON.stringify(server.logged)).not.toContain(url);
});

test('ends after a day, when it is revoked, and was never there for a guessed address', async () => {
  const { url } = await open();
  expect((await server.get('/preview/guessed')).status).toBe(404);
  server.setClock('2026-05-06T14:59:59Z');
  expect((await server.get(url)).text).toContain('Two pearls.');
  server.setClock('2026-05-06T15:00:00Z');
  expect((await server.get(url)).status).toBe(404);
  const second = await open();
  await revokePreviews(server.database, 'products', 2);
  await revokePreviews(server.database, 'categories', 1);
  expect((await server.get(second.url)).text).toContain('Two pearls.');
  await revokePreviews(server.database, 'products', 1);
  const gone = await server.get(second.url);
  expect([gone.status, gone.text.includes('This preview has ended.')]).toEqual([404, true]);
});
