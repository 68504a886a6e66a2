import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { useTemporaryFolder } from '../../../tests/support/use-temporary-folder.ts';
import { openDataFolder } from './open-data-folder.ts';
import { addToSearch, findSubmissions, removeFromSearch } from './submission-search.ts';

test('an entry can be removed and added again in one write, again and again', async () => {
  const database = await openDataFolder(useTemporaryFolder(), { use: 'server' });
  onTestFinished(() => database.close());
  const entry = (id: number, version: number) => ({
    id,
    reference: `M-${1000 + id}`,
    phoneKey: '15615550110',
    texts: [`Ada${id % 7} common ring ${'x'.repeat(1 + ((id * version) % 9))} v${version}`],
  });
  const ids = Array.from({ length: 300 }, (_, index) => index + 1);
  await database.writes.run(async (trx) => {
    for (const id of ids) await addToSearch(trx, entry(id, 0));
  });
  for (let version = 1; version <= 5; version += 1) {
    await database.writes.run(async (trx) => {
      for (const id of ids.filter((each) => each % version === 0)) {
        await removeFromSearch(trx, [id]);
        await addToSearch(trx, entry(id, version));
      }
    });
  }
  const { rows } = await sql`pragma integrity_check`.execute(database.query);
  expect(rows).toEqual([{ integrity_check: 'ok' }]);
  const found = await findSubmissions(database.query, 'common ring')?.execute();
  expect(found?.map(({ id }) => id)).toEqual(ids);
});
