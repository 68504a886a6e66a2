import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTemporaryFolder } from '../../../tests/support/use-temporary-folder.ts';
import { copyRows } from './copy-rows.ts';
import { openDataFolder } from './open-data-folder.ts';

test('a copy in which a photo has another byte is refused', async () => {
  const source = await openDataFolder(useTemporaryFolder());
  const target = await openDataFolder(useTemporaryFolder());
  await source.writes.run(async (trx) => {
    await sql`insert into submissions (kind, status, received_at, origin_address, details, marks, reference)
      values ('contact', 'new', '', '', '{}', '[]', 'C-1')`.execute(trx);
    await sql`insert into request_photos (id, submission_id, at, size, content)
      values ('a', 1, '', 3, x'ffd8ff')`.execute(trx);
  });
  const copy = () => target.writes.run((trx) => copyRows(source.query, trx));
  await sql`create trigger spoil after insert on request_photos
    begin update request_photos set content = x'ffd8fe'; end`.execute(target.query);
  await expect(copy()).rejects.toThrow('The copy of request_photos differs (1 of 1 rows).');
  await sql`drop trigger spoil`.execute(target.query);
  expect(await copy()).toMatch(/, 1 request among them$/);
  for (const { close } of [source, target]) await close();
});
