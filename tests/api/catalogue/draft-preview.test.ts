import { type Catalogue, catalogueRecordSchema, previewLinkSchema } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { finishResponse } from '../../../server/src/http/finished-response.ts';
import { sitePlaces } from '../../../web/src/data/site-places.ts';
import { noSite } from '../../support/no-site.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { smallCatalogue } from '../../support/sample-catalogue.ts';
import { signIn } from '../../support/sign-in.ts';
import { startTestServer } from '../../support/test-server.ts';
import { path, ring } from './catalogue-desk.ts';

const POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'none'; form-action 'self'";

/** A site whose pages are what they would be made from. */
const site = {
  ...noSite,
  preview: (page: string, { products, shop }: Pick<Catalogue, 'products' | 'shop'>) =>
    finishResponse({
      contentType: 'text/html; charset=utf-8',
      body: `<body>${page} ${JSON.stringify({ products, shop })}</body>`,
      headers: { 'Content-Security-Policy': POLICY },
    }),
};

const open = async () => {
  const server = await startTestServer({}, () => site);
  await server.catalogue.replace(smallCatalogue());
  const authorization = `Bearer ${await signIn(server)}`;
  const post = (target: string, body: object = {}) => server.post(target, body, { authorization });
  const ask = (id: number | 'new', changes: object) =>
    post(path('products', id, 'draft-preview'), { changes });
  return {
    server,
    post,
    ask,
    create: async (product: object, state = 'draft') =>
      catalogueRecordSchema('products').parse((await post(path('products'), { product, state })).body),
    show: async (id: number | 'new', changes: object) =>
      previewLinkSchema.parse((await ask(id, changes)).body).url,
    look: (url: string) => server.request('GET', url),
  };
};

test('the page shows what is typed, at an address that stays the same, and visitors see nothing of it', async () => {
  const { create, show, look, server } = await open();
  const { id } = await create(ring, 'live');
  const url = await show(id, { name: 'Oval Halo, larger', price: 'not a price' });
  const first = await look(`${url}?1`);
  expect(first.status).toBe(200);
  expect(String(first.body)).toContain('Oval Halo, larger');
  // What cannot be saved stays as it was.
  expect(String(first.body)).toContain('7200');
  expect(await show(id, { name: 'Oval Halo, smaller' })).toBe(url);
  expect(String((await look(url)).body)).toContain('Oval Halo, smaller');
  expect(JSON.stringify((await server.request('GET', '/api/products')).body)).not.toContain('smaller');
});

test('a picture of the site’s own pages is shown on the page that has it', async () => {
  const { look, post } = await open();
  const index = sitePlaces.findIndex(({ place }) => place === 'about-hero');
  const changes = { image_url: '/media/other.jpg', alt: 'Another' };
  const answer = await post(path('site-pictures', index + 1, 'draft-preview'), { changes });
  const page = String((await look(previewLinkSchema.parse(answer.body).url)).body);
  expect(page).toMatch(/^<body inert>\/about \{/);
  expect(page).toContain('"about-hero":{"src":"/media/other.jpg","alt":"Another"');
});

test('it has the telephone of the shop as staff have set it', async () => {
  const { create, show, look, post } = await open();
  const { id } = await create(ring, 'live');
  const answer = await post(path('shop', 1), { changes: { phone: '(561) 555-0188' }, revision: 0 });
  expect(answer.status).toBe(200);
  expect(String((await look(await show(id, {}))).body)).toContain('(561) 555-0188');
});

test('only the portal may frame it, nothing in it runs or leads anywhere, and nobody keeps it', async () => {
  const { create, show, look } = await open();
  const { id } = await create(ring);
  const { headers, body } = await look(await show(id, {}));
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("script-src 'none'");
  expect(policy).toContain("form-action 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(String(body)).toContain('<body inert>');
});

test('a new piece has a page as soon as it has what one needs', async () => {
  const { ask, show, look } = await open();
  const refused = expectRefusal(await ask('new', { name: 'Oval Halo' }), 400, 'validation');
  expect(Object.keys(refused.fields ?? {})).toEqual(['description', 'image_url', 'category_id']);
  const { slug: _, ...unnamed } = ring;
  expect(String((await look(await show('new', unnamed))).body)).toContain('Oval Halo');
});

test('a new piece whose address another one has is shown itself', async () => {
  const { create, show, look } = await open();
  await create(ring, 'live');
  const page = String((await look(await show('new', { ...ring, name: 'Another' }))).body);
  expect(page).toContain('Another');
  expect(page).not.toContain(ring.name);
});

test('it ends with the session, when it is revoked, and after an hour', async () => {
  const { create, show, look, post, server } = await open();
  const record = await create(ring);
  const first = await show(record.id, {});
  expect((await post(path('products', record.id, 'preview-link/revoke'))).status).toBe(204);
  expect((await look(first)).status).toBe(404);
  const second = await show(record.id, {});
  server.time.now = new Date(server.time.now.getTime() + 61 * 60 * 1000);
  expect((await look(second)).status).toBe(404);
  const third = await show(record.id, {});
  expect((await look(third)).status).toBe(200);
  await post('/api/admin/logout');
  expect((await look(third)).status).toBe(404);
});

test('what has ended is not kept: the next one removes it', async () => {
  const { create, show, server } = await open();
  const [first, second] = [await create(ring), await create({ ...ring, slug: 'another' })];
  await show(first.id, { name: 'Given up' });
  server.time.now = new Date(server.time.now.getTime() + 61 * 60 * 1000);
  await show(second.id, {});
  const rows = await server.database.query.selectFrom('catalogue_previews').select('record_id').execute();
  expect(rows).toEqual([{ record_id: second.id }]);
});
