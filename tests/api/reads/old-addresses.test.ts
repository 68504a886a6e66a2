import { beforeEach, expect, test, vi } from 'vitest';
import { readOldAddresses } from '../../../server/src/catalogue/old-addresses.ts';
import { startReadServer } from './read-server.ts';
import { sampleCatalogue } from './site-build.ts';

const server = await startReadServer();

/** The catalogue whose only product has this address. */
const withSlug = (slug: string, id = 1) => {
  const catalogue = sampleCatalogue();
  return { ...catalogue, products: catalogue.products.map((product) => ({ ...product, id, slug })) };
};

beforeEach(() => server.replaceCatalogue(withSlug('pearl-drops')));

test('a former address leads to the present one, in one step however often it has changed', async () => {
  await server.replaceCatalogue(withSlug('pearls'));
  await server.replaceCatalogue(withSlug('gold-pearls'));
  for (const slug of ['pearl-drops', 'pearls']) {
    const { status, headers } = await server.get(`/product/${slug}?utm_source=mail`);
    expect([status, headers.location]).toEqual([301, '/product/gold-pearls?utm_source=mail']);
    // Browsers would keep it for ever, also when the address is this piece's again.
    expect(headers['cache-control']).toBe('no-cache');
  }
  // Back again: no loop.
  await server.replaceCatalogue(withSlug('pearls'));
  expect((await server.get('/product/pearls')).status).not.toBe(301);
  expect((await server.get('/product/gold-pearls')).headers.location).toBe('/product/pearls');
});

test('what has been deleted is gone for good, with the not-found screen', async () => {
  await server.replaceCatalogue({ ...sampleCatalogue(), products: [] });
  const { status, text } = await server.get('/product/pearl-drops');
  expect(status).toBe(410);
  expect(text).toContain('<h1>render');
  expect((await server.get('/product/never-was')).status).toBe(404);
});

test('an address that is used again belongs to whoever has it now', async () => {
  await server.replaceCatalogue(withSlug('pearls'));
  await server.replaceCatalogue({
    ...sampleCatalogue(),
    products: [...withSlug('pearls').products, ...withSlug('pearl-drops', 2).products],
  });
  expect((await server.get('/product/pearl-drops')).status).not.toBe(301);
});

test('the day of the last visit in the shop is noted, once a day', async () => {
  // 9 PM there: in UTC it is the next day.
  server.setClock('2026-05-06T01:00:00Z');
  await server.replaceCatalogue(withSlug('pearls'));
  const notes = vi.spyOn(server.database.writes, 'run');
  for (let visit = 0; visit < 3; visit += 1) await server.get('/product/pearl-drops');
  await expect
    .poll(async () =>
      (await readOldAddresses(server.database.query)).find(({ slug }) => slug === 'pearl-drops'),
    )
    .toMatchObject({ usedOn: '2026-05-05' });
  expect(notes).toHaveBeenCalledTimes(1);
});
