import { expect, test } from 'vitest';
import { removeDeleted } from '../../server/src/catalogue/remove-deleted.ts';
import { openDesk } from '../api/catalogue/catalogue-desk.ts';
import { startTestServer } from '../support/test-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('what was deleted a month ago is gone on every server, whichever of them removes it', async () => {
  const { server, get, act, read } = await openDesk();
  const other = await startTestServer({ databaseUrl: server.config.databaseUrl });
  expect([server, other].map(({ database }) => database.isLeading())).toEqual([true, false]);
  const id = server.catalogue.records('products').keys().next().value as number;
  read('products', await act(await get('products', id), 'delete'));
  const known = () =>
    [server, other].map(({ catalogue }) => catalogue.records('products').get(id)?.deletedAt);
  await expect.poll(known).toEqual([expect.any(String), expect.any(String)]);

  const clean = async (days: number) => {
    const at = new Date(server.time.now.getTime() + days * DAY_MS);
    for (const { database, catalogue } of [other, server]) await removeDeleted(database, at, catalogue);
  };
  await clean(29);
  expect(known()).toEqual([expect.any(String), expect.any(String)]);
  const rows = () =>
    server.database.query
      .selectFrom('catalogue_records')
      .select('id')
      .where('kind', '=', 'products')
      .where('id', '=', id)
      .execute();
  expect(await rows()).toEqual([{ id }]);
  // On a busy machine a server may lose the lead for a second: the job runs again, as it does every hour.
  await expect
    .poll(async () => {
      await clean(31);
      return rows();
    })
    .toEqual([]);
  expect(known()).toEqual([undefined, undefined]);
});
