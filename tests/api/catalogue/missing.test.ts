import { type CatalogueRecord, recordPageSchema } from '@jeweler/core/schemas';
import { dashboardSchema } from '@jeweler/core/submissions';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { smallCatalogue } from '../../support/sample-catalogue.ts';
import { startInbox } from '../inbox/inbox.ts';
import { mediaFolder, startLater, write } from '../media-library/library.ts';
import { openDesk, path, ring } from './catalogue-desk.ts';

const MONTH = 31 * 24 * 60 * 60 * 1000;

/** A desk at which the price of `ring` is 13 months old. */
const openLater = async () => {
  const desk = await openDesk();
  const record = await desk.create(ring, 'live');
  const { time } = desk.server;
  time.now = new Date(time.now.getTime() + 13 * MONTH);
  // The session has ended meanwhile.
  const staff = await desk.colleague('Grace');
  const lacking = async (missing: string) =>
    recordPageSchema('products')
      .parse((await staff.get(`${path('products')}?missing=${missing}`)).body)
      .records.map(({ id }) => id);
  const send = async (action: string, body: object): Promise<CatalogueRecord> =>
    desk.read('products', await staff.post(path('products', record.id, ...(action ? [action] : [])), body));
  return { ...desk, record, staff, lacking, send };
};

describe('a price', () => {
  test('is old after the months that the settings say, and counts on the website only', async () => {
    const { record, staff, lacking } = await openLater();
    expect(await lacking('old-price')).toContain(record.id);
    const { missingFields } = dashboardSchema.parse((await staff.get('/api/admin/dashboard')).body);
    expect(missingFields?.counts['old-price']).toBe(2);

    await staff.post('/api/admin/settings', { settings: { priceMonths: 14 }, revision: 0 });
    expect(await lacking('old-price')).toEqual([]);
    await staff.post('/api/admin/settings', { settings: { priceMonths: null }, revision: 1 });
    expect(await lacking('old-price')).toEqual([]);
  });

  test('is not old any more when it was confirmed, whatever else is changed', async () => {
    const { record, lacking, send } = await openLater();
    const named = await send('', { changes: { name: 'Oval Halo II' }, revision: record.revision });
    expect(named.missing).toContain('old-price');
    const confirmed = await send('price-check', { revision: named.revision });
    expect(confirmed.missing).not.toContain('old-price');
    expect(confirmed.history[0]).toMatchObject({ action: 'price-confirmed', by: 'Grace', changes: [] });
    expect(await lacking('old-price')).not.toContain(record.id);

    const again = await send('', { changes: { name: 'Oval Halo III' }, revision: confirmed.revision });
    expect(again.missing).not.toContain('old-price');
  });

  test('is confirmed only by somebody who has seen it', async () => {
    const { record, staff, lacking, send } = await openLater();
    const changed = await send('', { changes: { price: 7300 }, revision: record.revision });
    expect(changed.missing).not.toContain('old-price');
    expect(await lacking('old-price')).not.toContain(record.id);
    const body = { revision: record.revision };
    expect((await staff.post(path('products', record.id, 'price-check'), body)).status).toBe(409);
  });

  test('is as old as it was after an import, unless that has another', async () => {
    const { server, lacking } = await openLater();
    const { products, ...rest } = smallCatalogue();
    const priced = products.filter(({ price }) => price !== undefined).map(({ id }) => id);
    const named = products.map((product) => ({ ...product, name: `${product.name} II` }));
    await server.catalogue.replace({ ...rest, products: named });
    expect(await lacking('old-price')).toEqual(priced);
    await server.catalogue.replace({
      ...rest,
      products: named.map((product) => ({ ...product, ...(product.price && { price: product.price + 1 }) })),
    });
    expect(await lacking('old-price')).toEqual([]);
  });

  test('of a sold piece, or of one without, is never old', async () => {
    const { record, lacking, send } = await openLater();
    await send('state', { state: 'sold', revision: record.revision });
    expect(await lacking('old-price')).not.toContain(record.id);
    expect(await lacking('any')).toContain(record.id);
  });
});

test('a picture is too small for its place, until a larger file takes its place', async () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c8a45c' } })
      .jpeg()
      .toBuffer();
  const folder = mediaFolder();
  write(folder, 'small.jpg', await picture(640, 480));
  write(folder, 'large.jpg', await picture(1000, 1200));
  const inbox = await startLater(() => startInbox({ mediaDir: folder }));
  const { categories, products, ...rest } = smallCatalogue();
  await inbox.server.catalogue.replace({
    ...rest,
    categories,
    products: products.map((product, index) => ({
      ...product,
      image_url: index === 0 ? '/media/small.jpg' : '/media/large.jpg',
    })),
  });
  const lacking = async () =>
    recordPageSchema('products')
      .parse((await inbox.get(`${path('products')}?missing=small-picture`)).body)
      .records.map(({ image_url }) => image_url);
  await expect.poll(lacking).toEqual(['/media/small.jpg']);

  write(folder, 'small.jpg', await picture(1200, 1100));
  await expect.poll(lacking).toEqual([]);
});
