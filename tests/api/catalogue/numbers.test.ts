import { expect, test } from 'vitest';
import { removeDeleted } from '../../../server/src/catalogue/remove-deleted.ts';
import { openDesk, path, ring } from './catalogue-desk.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('the number of a piece that has been removed for good is given to no other, new or from a table', async () => {
  const { server, create, act, post, read } = await openDesk();
  const piece = read('products', await act(await create(ring), 'delete'));
  const { id } = piece;
  server.time.now = new Date(server.time.now.getTime() + 31 * DAY_MS);
  await removeDeleted(server.database, server.time.now, server.catalogue);
  const rows = await server.database.query.selectFrom('catalogue_records').select(['kind', 'id']).execute();
  expect(rows).not.toContainEqual({ kind: 'products', id });

  server.time.now = new Date(server.time.now.getTime() - 31 * DAY_MS);
  const next = await create({ ...ring, slug: 'pear-halo' });
  expect(next.id).toBeGreaterThan(id);
  await act(next, 'delete');
  const text = 'Address,Name\ncushion-halo,Cushion Halo';
  const looked = await post(path('products').replace('products', 'import'), { format: 'csv', text });
  const { plan } = looked.body as { plan: { created: { id: number }[] } };
  expect(plan.created.map((each) => each.id)).toEqual([next.id + 1]);
});
