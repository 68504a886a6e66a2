import { type Permission, permissions, type SignedInAdmin, signedInAdminSchema } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { smallCatalogue } from '../support/sample-catalogue.ts';
import { signIn, signInNew } from '../support/sign-in.ts';
import { startTestServer } from '../support/test-server.ts';

const CHANGES = [
  'POST ',
  'POST /{id}',
  ...['state', 'delete', 'undelete', 'move'].map((act) => `POST /{id}/${act}`),
];
const PREVIEWS = ['preview-link', 'draft-preview', 'preview-link/revoke'].map((act) => `POST /{id}/${act}`);

/** Those to read records of a kind, and `more`. */
const catalogueRoutes = (kind: string, ...more: string[]) =>
  ['GET ', 'GET /{id}', ...more].map((route) => route.replace(' ', ` /api/admin/catalogue/${kind}`));

/** What each route of staff needs. A new one has to be entered here. */
const routes: Readonly<Record<Permission, readonly string[]>> = {
  'daily-work': [
    'GET /api/admin/session',
    'POST /api/admin/name',
    'GET /api/admin/sessions',
    'POST /api/admin/sessions/{id}/end',
    'POST /api/admin/password',
    'POST /api/admin/unlock',
    'POST /api/admin/second-factor/begin',
    'POST /api/admin/second-factor/confirm',
    'POST /api/admin/second-factor/off',
    'GET /api/admin/events',
    'GET /api/admin/dashboard',
    'GET /api/admin/today',
    'GET /api/admin/submissions',
    'POST /api/admin/submissions/search',
    'POST /api/admin/submissions/status',
    'POST /api/admin/submissions/undo',
    'POST /api/admin/submissions/read',
    'POST /api/admin/submissions/read-all',
    'GET /api/admin/submissions/{reference}',
    'POST /api/admin/submissions/{reference}/status',
    'POST /api/admin/submissions/{reference}/reply',
    'POST /api/admin/submissions/{reference}/reminder',
    'POST /api/admin/submissions/{reference}/notes',
    'GET /api/admin/submissions/{reference}/photos/{id}',
    'POST /api/admin/submissions/{reference}/photos/{id}/download',
    'GET /api/admin/saved-replies',
    'POST /api/admin/saved-replies/{id}',
    'POST /api/admin/saved-replies/{id}/delete',
    'GET /api/admin/appointments',
    'POST /api/admin/appointments',
    'POST /api/admin/appointments/{reference}/move',
    'GET /api/admin/opening-hours',
    'POST /api/admin/opening-hours',
    'GET /api/admin/prize-claims/figures',
    'POST /api/admin/prize-claims/search',
    'POST /api/admin/prize-claims/{reference}/redeem',
    'POST /api/admin/prize-claims/{reference}/undo',
    'GET /api/admin/mails',
    'GET /api/admin/mails/{id}',
    'POST /api/admin/mails/{id}/text',
    'POST /api/admin/mails/{id}/send',
    'POST /api/admin/mails/{id}/write-off',
    'POST /api/admin/subscribers/search',
    'POST /api/admin/subscribers/{id}/ask',
    'POST /api/admin/subscribers/{id}/unsubscribe',
    'GET /api/admin/media',
    'GET /api/admin/media/usage',
    'POST /api/admin/media/sizes',
    'POST /api/admin/media/downloads',
    'GET /api/admin/media/limits',
    'POST /api/admin/phone-uploads',
    'GET /api/admin/phone-uploads',
    'POST /api/admin/phone-uploads/aim',
    'POST /api/admin/phone-uploads/revoke',
    'OPTIONS /api/admin/uploads',
    'POST /api/admin/uploads',
    'HEAD /api/admin/uploads/{id}',
    'PATCH /api/admin/uploads/{id}',
    'DELETE /api/admin/uploads/{id}',
    'GET /api/admin/uploads/{id}',
    'POST /api/admin/uploads/{id}/decision',
    'POST /api/admin/media/clean',
    'POST /api/admin/media/folders',
    'POST /api/admin/media/rename',
    'POST /api/admin/media/move',
    'POST /api/admin/media/delete',
    'GET /api/admin/media/bin',
    'POST /api/admin/media/undelete',
    'GET /api/admin/catalogue/products/bulk',
    'POST /api/admin/catalogue/products/bulk/preview',
    'POST /api/admin/catalogue/products/bulk/apply',
    'POST /api/admin/catalogue/products/bulk/undo',
    'POST /api/admin/catalogue/import',
    'POST /api/admin/catalogue/downloads',
    'GET /api/admin/catalogue/redirects',
    'POST /api/admin/catalogue/redirects/delete',
    ...catalogueRoutes('products', ...CHANGES, ...PREVIEWS, 'POST /{id}/price-check'),
    ...catalogueRoutes('collections', ...CHANGES, ...PREVIEWS),
    ...catalogueRoutes('categories', ...CHANGES, ...PREVIEWS),
    ...catalogueRoutes('announcements', ...CHANGES),
    ...catalogueRoutes('questions', ...CHANGES),
    ...catalogueRoutes('testimonials', ...CHANGES),
    ...catalogueRoutes('services'),
    ...catalogueRoutes('site-pictures', 'POST /{id}', ...PREVIEWS),
    'GET /api/admin/catalogue/shop/{id}',
    'GET /api/admin/catalogue/wheel/{id}',
    'POST /api/admin/catalogue/wheel/{id}',
    'GET /api/admin/ready',
    'POST /api/admin/ready',
    'POST /api/admin/ready/test-mail',
    'GET /api/admin/unsaved',
    'POST /api/admin/unsaved/{form}',
    'GET /api/admin/settings',
  ],
  'edit-shop': [
    ...catalogueRoutes('services', ...CHANGES).filter((route) => route.startsWith('POST')),
    'POST /api/admin/catalogue/shop/{id}',
  ],
  'export-people': [
    'GET /api/admin/submissions.csv',
    'POST /api/admin/submissions.csv',
    'POST /api/admin/submissions/downloads',
    'POST /api/admin/people/export',
    'POST /api/admin/people/downloads',
    'GET /api/admin/subscribers.csv',
    'POST /api/admin/subscribers/downloads',
  ],
  'delete-for-good': [
    'POST /api/admin/submissions/spam/empty',
    'POST /api/admin/submissions/{reference}/delete',
    'POST /api/admin/people/delete',
    'GET /api/admin/deletions',
  ],
  'change-rules': ['POST /api/admin/settings'],
  'manage-people': [
    'GET /api/admin/accounts',
    'POST /api/admin/accounts',
    'POST /api/admin/invitations',
    'POST /api/admin/accounts/{id}/role',
    'POST /api/admin/accounts/{id}/email',
    // Of anybody else.
    'POST /api/admin/accounts/{id}/end-sessions',
    'POST /api/admin/accounts/{id}/remove',
    'GET /api/admin/happenings',
    'POST /api/admin/happenings/downloads',
  ],
  'see-backups': ['GET /api/admin/backups'],
};

/** What needs no session: to sign in and out, and what the links of invitations and for forgotten passwords do. */
const isOpen = (path: string) => /\/(?:log(?:in|out)|accept|password-resets(?:\/use)?)$/.test(path);

/** The routes of staff in the API's own document; of those a method can be asked for without a stream. */
const describedRoutes = (document: unknown): string[] => {
  const { paths } = document as { readonly paths: Readonly<Record<string, object>> };
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/admin/') && !isOpen(path))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
};

const start = async () => {
  const server = await startTestServer();
  const [owner, staff] = [await signIn(server), await signInNew(server, 'Sal', 'staff')];
  const ask = (token: string, route: string, body?: object) => {
    const [method = '', path = ''] = route.split(' ');
    const target = path.replaceAll(/\{\w+\}/g, '1');
    return server.request(target.endsWith('/events') ? 'HEAD' : method, target, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
  };
  const sessionOf = async (token: string): Promise<SignedInAdmin> =>
    signedInAdminSchema.parse((await ask(token, 'GET /api/admin/session')).body);
  return { server, owner, staff, ask, sessionOf };
};

test('every route of staff is in the table, and refuses whoever lacks its permission', async () => {
  const { server, staff, ask } = await start();
  const described = describedRoutes((await server.request('GET', '/api/openapi.json')).body);
  expect(Object.values(routes).flat().sort()).toEqual(described.sort());
  const refused: string[] = [];
  for (const route of described) {
    const { status, body } = await ask(staff, route);
    if (status === 403) refused.push(route);
    if (status === 403 && !route.startsWith('HEAD')) expect(body).toMatchObject({ code: 'forbidden' });
  }
  const { 'daily-work': _, ...others } = routes;
  expect(refused.sort()).toEqual(Object.values(others).flat().sort());
});

test('no route refuses an owner', async () => {
  const { server, ask } = await start();
  const owner = await signInNew(server, 'Olga');
  for (const route of Object.values(routes).flat()) {
    if (route.endsWith('/password') || route.endsWith('/unlock')) continue;
    expect([route, (await ask(owner, route)).status]).not.toEqual([route, 403]);
  }
});

test('a path in other forms is refused all the same', async () => {
  const { staff, ask } = await start();
  for (const path of [
    'POST /api/admin/people/delete/',
    'POST /api/Admin/People/Delete',
    'POST /api/admin/submissions/M-2222/delete',
    'HEAD /api/admin/backups',
    'HEAD /api/admin/submissions.csv',
  ])
    expect([path, (await ask(staff, path)).status]).toEqual([path, 403]);
});

test('the session says what its role includes; a changed role counts at once', async () => {
  const { server, owner, staff, ask, sessionOf } = await start();
  expect(await sessionOf(owner)).toMatchObject({ role: 'owner', permissions: Object.keys(permissions) });
  expect(await sessionOf(staff)).toMatchObject({ role: 'staff', permissions: ['daily-work'] });
  await server.database.writes.run((trx) =>
    trx.updateTable('admins').set({ role: 'owner' }).where('username', '=', 'Sal').execute(),
  );
  expect((await sessionOf(staff)).role).toBe('owner');
  expect((await ask(staff, 'GET /api/admin/backups')).status).toBe(200);
});

test('a switch lets staff edit the shop’s own facts and prices, and nothing else', async () => {
  const { owner, staff, ask, sessionOf } = await start();
  const change = { changes: { phone: '(561) 555-0100' }, revision: 0 };
  expect((await ask(staff, 'POST /api/admin/catalogue/shop/1', change)).status).toBe(403);
  const allow = { settings: { staffEditShop: true }, revision: 0 };
  expect((await ask(staff, 'POST /api/admin/settings', allow)).status).toBe(403);
  expect((await ask(owner, 'POST /api/admin/settings', allow)).status).toBe(200);
  expect((await sessionOf(staff)).permissions).toEqual(['daily-work', 'edit-shop']);
  expect((await ask(staff, 'POST /api/admin/catalogue/shop/1', change)).status).toBe(200);
  expect((await ask(staff, 'POST /api/admin/settings', { ...allow, revision: 1 })).status).toBe(403);
});

test('a file or an undo changes the shop’s own facts only for whoever may edit them', async () => {
  const { server, owner, staff, ask } = await start();
  await server.catalogue.replace(smallCatalogue());
  const fields = {
    phone: '(561) 555-0199',
    email: 'shop@example.com',
    whatsapp: '(561) 555-0199',
    introduction: 'Rings.',
  };
  const shop = [{ id: 1, position: 1, state: 'live', fields }];
  const file = { ...smallCatalogue(), shopRecords: { shop } };
  const send = async (token: string, more: object = {}) => {
    const answer = await ask(token, 'POST /api/admin/catalogue/import', {
      format: 'json',
      text: JSON.stringify(file),
      ...more,
    });
    return {
      status: answer.status,
      ...(answer.body as { readonly revision: number; readonly undo?: string }),
    };
  };
  const phone = async () => (await ask(owner, 'GET /api/admin/catalogue/shop/1')).body;
  const before = await phone();
  const seen = await send(staff);
  expect(seen.status).toBe(200);
  expect((await send(staff, { apply: seen.revision })).status).toBe(403);
  expect(await phone()).toEqual(before);
  const { status, undo } = await send(owner, { apply: seen.revision });
  expect(status).toBe(200);
  const takeBack = (token: string) =>
    ask(token, 'POST /api/admin/catalogue/products/bulk/undo', { undo, all: false });
  expect((await takeBack(staff)).body).toMatchObject({
    changed: 0,
    left: [{ reason: 'An owner can do this. Please ask one of them.' }],
  });
  expect((await takeBack(owner)).body).toMatchObject({ changed: 1, left: [] });
});
