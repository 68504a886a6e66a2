import { catalogueRecordSchema, phoneLinkSchema, previewLinkSchema } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { newToken, tokenHash } from '../../server/src/secret-token.ts';
import { startWithRoutes } from '../support/app-routes.ts';
import { signIn } from '../support/sign-in.ts';
import { TEST_NOW } from '../support/test-server.ts';
import { ask } from './appointments/appointments.ts';
import { ring } from './catalogue/catalogue-desk.ts';

/** What each kind of link opens; every other call is closed to it. A new call with a link has to be entered here. */
const rights: Readonly<Record<string, readonly string[]>> = {
  phone: [
    'GET /phone/:token',
    'POST /api/phone-uploads/:token/open',
    'OPTIONS /api/phone-uploads/:token',
    'POST /api/phone-uploads/:token',
    'HEAD /api/phone-uploads/:token/:id',
    'PATCH /api/phone-uploads/:token/:id',
    'DELETE /api/phone-uploads/:token/:id',
    'GET /api/phone-uploads/:token/:id',
    'POST /api/phone-uploads/:token/:id/decision',
  ],
  preview: ['GET /preview/:token'],
  visit: [
    'GET /visit/:token',
    'GET /visit/:token/appointment.ics',
    'GET /visit/:token/accept',
    'GET /visit/:token/cancel',
    'GET /visit/:token/move',
    'GET /visit/:token/time',
    'GET /visit/:token/withdraw',
    'POST /visit/:token/move',
    'POST /visit/:token/time',
    'POST /visit/:token/withdraw',
    'POST /visit/:token/accept',
    'POST /visit/:token/cancel',
  ],
  photos: [
    'GET /photos/:token',
    'POST /api/request-photos/:token/open',
    'OPTIONS /api/request-photos/:token',
    'POST /api/request-photos/:token',
    'HEAD /api/request-photos/:token/:id',
    'PATCH /api/request-photos/:token/:id',
    'DELETE /api/request-photos/:token/:id',
  ],
  newsletter: [
    'GET /newsletter/confirm/:token',
    'POST /newsletter/confirm/:token',
    'GET /newsletter/unsubscribe/:token',
    'POST /newsletter/unsubscribe/:token',
  ],
  'test mail': ['GET /test-mail/:token', 'POST /test-mail/:token'],
  account: ['GET /staff/:token', 'POST /staff/:token'],
  download: ['GET /api/downloads/:ticket'],
};

test('every link opens what it is for, and nothing else', async () => {
  const { server, routes: all } = await startWithRoutes({ formRateLimit: 1e6 });
  const routes = [
    ...new Set(all.flatMap(({ method, path }) => path.split(',').map((each) => `${method} ${each}`))),
  ];
  const withLink = routes.filter((route) => /:(?:token|ticket)\b/.test(route));
  expect(withLink.toSorted()).toEqual(Object.values(rights).flat().toSorted());

  const session = await signIn(server);
  const staff = { authorization: `Bearer ${session}` };
  const made = await server.post('/api/admin/phone-uploads', { folder: '' }, staff);
  const phone = phoneLinkSchema.parse(made.body).url.split('/').at(-1) ?? '';
  const draft = await server.post(
    '/api/admin/catalogue/collections',
    {
      collection: { slug: 'new', name: 'New', description: 'New.', image_url: ring.image_url },
      state: 'draft',
    },
    staff,
  );
  const { id } = catalogueRecordSchema('collections').parse(draft.body);
  const previewed = await server.post(`/api/admin/catalogue/collections/${id}/preview-link`, {}, staff);
  const preview = previewLinkSchema.parse(previewed.body).url.split('/').at(-1) ?? '';
  const received = await ask(server, 1, '14:00');
  const photos = (received.body as { photos: string }).photos.split('/').at(-1) ?? '';
  const visit = newToken();
  const { id: submission_id } = await server.database.query
    .selectFrom('submissions')
    .select('id')
    .executeTakeFirstOrThrow();
  await server.database.writes.run((trx) =>
    trx
      .insertInto('visit_links')
      .values({ token_hash: tokenHash(visit), submission_id, created_at: TEST_NOW.toISOString() })
      .execute(),
  );
  const links: Readonly<Record<string, string>> = { phone, preview, visit, photos, session };

  const statusOf = async (route: string, link: string, headers: Record<string, string> = {}) => {
    const [method = '', path = ''] = route.split(' ');
    const target = path.replace(/:(?:token|ticket)\b/, link).replaceAll(/:\w+/g, 'M-2222');
    const json = { headers: { 'content-type': 'application/json', ...headers }, body: '{"clash":"keep"}' };
    const form = { headers, body: new URLSearchParams({ wish: 'Later.' }) };
    const posted = path.startsWith('/api/') ? json : form;
    return (await server.request(method, target, method === 'POST' ? posted : { headers })).status;
  };
  // Its own link opens; what a preview shows needs the built site, and is tested with that.
  for (const [kind, route] of [
    ['phone', 'GET /phone/:token'],
    ['visit', 'GET /visit/:token'],
    ['photos', 'GET /photos/:token'],
  ] as const)
    expect([route, await statusOf(route, links[kind] ?? '')]).toEqual([route, 200]);
  for (const [kind, link] of Object.entries(links)) {
    for (const route of withLink) {
      if (rights[kind]?.includes(route) || route.startsWith('OPTIONS ')) continue;
      expect([kind, route, await statusOf(route, link)]).toEqual([kind, route, 404]);
    }
    if (kind === 'session') continue;
    const authorization = { authorization: `Bearer ${link}` };
    for (const route of routes.filter((each) => / \/api\/admin\//.test(each))) {
      if (/ \/api\/admin\/(?:log(?:in|out)|invitations\/accept|password-resets(?:\/use)?)$/.test(route))
        continue;
      expect([kind, route, await statusOf(route, link, authorization)]).toEqual([kind, route, 401]);
    }
  }
});
