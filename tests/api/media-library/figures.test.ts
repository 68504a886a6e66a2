import { utimesSync } from 'node:fs';
import { dashboardSchema, submissionKinds } from '@jeweler/core/submissions';
import { describe, expect, test } from 'vitest';
import { smallCatalogue } from '../../support/sample-catalogue.ts';
import { signIn } from '../../support/sign-in.ts';
import { contactMessage } from '../../support/submission-builders.ts';
import { type Library, startLibrary } from './library.ts';

const DAY = 24 * 3_600_000;

/** Replaces the catalogue, like an import by the operator's command. */
const showOn = async ({ server }: Library, products: Record<string, string>) => {
  const base = smallCatalogue();
  const [sample] = base.products;
  if (!sample) throw new Error('The sample has no piece.');
  const { second_view: _view, ...product } = sample;
  await server.catalogue.replace({
    ...base,
    collections: base.collections.map((collection) => ({
      ...collection,
      image_url: 'https://cdn.example/x.jpg',
    })),
    products: Object.entries(products).map(([slug, image_url], index) => ({
      ...product,
      id: index + 1,
      slug,
      name: `The ${slug}`,
      image_url,
    })),
  });
};

test('the dashboard counts the pieces that visitors see and that lack something', async () => {
  const library = await startLibrary(['rings/halo.jpg']);
  await showOn(library, { halo: '/media/rings/halo.jpg', gone: '/media/rings/gone.jpg' });
  const { body } = await library.server.request('GET', '/api/admin/dashboard', {
    headers: { authorization: `Bearer ${library.token}` },
  });
  expect(dashboardSchema.parse(body).missingFields).toEqual({
    pieces: 2,
    counts: { 'picture-file': 1, 'alternative-text': 2, 'second-view': 2 },
  });
});

describe('GET /api/admin/media/usage', () => {
  test('tells who shows a file, however its address is written, and what is missing', async () => {
    const library = await startLibrary(
      ['rings/Größe 1.jpg', 'rings/own.jpg', 'rings/unused.jpg', 'gallery/gold-rings.jpg'],
      { siteUrl: 'https://shop.example' },
    );
    await showOn(library, {
      encoded: '/media/rings/Gr%C3%B6%C3%9Fe%201.jpg',
      plain: '/media/rings/Größe 1.jpg',
      'lower-case': '/media/rings/Gr%c3%b6%c3%9fe%201.jpg?v=3',
      absolute: 'https://shop.example/media/rings/own.jpg',
      elsewhere: 'https://cdn.example/media/rings/unused.jpg',
      gone: '/media/rings/gone.jpg',
      broken: '/media/rings/100%.jpg',
    });
    const { uses, missing } = await library.usage();
    const names = (publicUrl: string) => uses[publicUrl]?.map(({ name }) => name);
    expect(names('/media/rings/Gr%C3%B6%C3%9Fe%201.jpg')).toEqual([
      'The encoded',
      'The plain',
      'The lower-case',
    ]);
    expect(names('/media/rings/own.jpg')).toEqual(['The absolute']);
    expect(names('/media/rings/unused.jpg')).toBeUndefined();
    expect(uses['/media/gallery/gold-rings.jpg']).toMatchObject([
      { kind: 'site', name: 'Home: gallery', page: '/', record: { kind: 'site-pictures' } },
      { kind: 'site', name: 'About Oren Vale', page: '/about' },
    ]);
    const byProducts = missing.filter(({ uses: by }) => by.some(({ kind }) => kind === 'product'));
    expect(byProducts).toEqual([
      {
        publicUrl: '/media/rings/gone.jpg',
        uses: [expect.objectContaining({ kind: 'product', name: 'The gone', page: '/product/gone' })],
      },
      { publicUrl: '/media/rings/100%.jpg', uses: [expect.objectContaining({ name: 'The broken' })] },
    ]);
  });

  test('follows the catalogue and the folder, and open portals are told', async () => {
    const library = await startLibrary(['a.jpg']);
    await showOn(library, { ring: '/media/a.jpg' });
    const open = await library.open();
    await expect.poll(() => open.events.revisions('catalogue')).toHaveLength(1);
    await showOn(library, { ring: '/media/b.jpg' });
    await expect.poll(() => new Set(open.events.revisions('catalogue')).size).toBe(2);
    expect((await library.usage()).uses).not.toHaveProperty(['/media/a.jpg']);
    library.put('b.jpg');
    await expect.poll(async () => Object.keys((await library.usage()).uses)).toEqual(['/media/b.jpg']);
  });
});

describe('GET /api/admin/dashboard', () => {
  test('counts what is in the folder by kind', async () => {
    const library = await startLibrary(['a.jpg', 'b.WEBP', 'film.mov', 'notes.txt', 'logo.svg']);
    const { kinds } = (await library.dashboard()).media;
    expect(kinds).toEqual({
      image: { count: 2, bytes: 'a.jpgb.WEBP'.length },
      video: { count: 1, bytes: 'film.mov'.length },
      other: { count: 2, bytes: 'notes.txtlogo.svg'.length },
    });
  });

  test('shows the eight newest pictures by when they came, whatever their own date, and the five biggest files', async () => {
    const library = await startLibrary(['early.jpg', 'early.mp4']);
    for (let index = 0; index < 8; index += 1) {
      utimesSync(library.put(`late-${index}.jpg`, 'x'.repeat(100 + index)), 1_000_000_000, 1_000_000_000);
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    await expect.poll(library.paths).toHaveLength(10);
    const { newest, biggest } = (await library.dashboard()).media;
    expect(newest.map(({ name }) => name)).toEqual(
      [7, 6, 5, 4, 3, 2, 1, 0].map((index) => `late-${index}.jpg`),
    );
    expect(biggest.map(({ size }) => size)).toEqual([107, 106, 105, 104, 103]);
  });

  test('counts what came in the last seven days', async () => {
    const library = await startLibrary(['a.jpg', 'b.jpg']);
    const countAfter = async (days: number) => {
      library.server.time.now = new Date(Date.now() + days * DAY);
      // The first session has expired by then.
      const authorization = `Bearer ${await signIn(library.server)}`;
      const { body } = await library.get('/api/admin/dashboard', { authorization });
      return dashboardSchema.parse(body).media.addedThisWeek;
    };
    expect(await countAfter(6)).toBe(2);
    expect(await countAfter(8)).toBe(0);
  });

  test('counts what waits, by form, spam left out', async () => {
    const library = await startLibrary();
    await library.server.post('/api/contact', contactMessage());
    await library.server.post('/api/contact', contactMessage({ email: 'other@example.com' }));
    await library.server.post('/api/contact', { ...contactMessage(), website: 'https://spam.example' });
    await library.server.post('/api/subscribe', { email: 'reader@example.com' });
    const { waiting } = await library.dashboard();
    expect(Object.keys(waiting)).toEqual([...submissionKinds]);
    expect(waiting).toMatchObject({ contact: 2, subscription: 1, appointment: 0, 'prize-claim': 0 });
  });

  test('says how the folder is followed', async () => {
    const native = await startLibrary();
    expect((await native.dashboard()).media.watcher).toMatchObject({ state: 'watching' });
    const polled = await startLibrary([], { mediaPoll: true });
    const before = (await polled.dashboard()).media.watcher;
    expect(before.state).toBe('polling');
    await expect
      .poll(async () => (await polled.dashboard()).media.watcher.lastScan > before.lastScan)
      .toBe(true);
  });
});
