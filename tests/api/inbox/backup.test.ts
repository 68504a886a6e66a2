import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { backupCommand } from '../../../server/src/commands/backup.ts';
import { openDataFolder } from '../../../server/src/database/open-data-folder.ts';
import { findSubmissions } from '../../../server/src/database/submission-search.ts';
import { storeSubmission } from '../../../server/src/submissions/store-submission.ts';
import { runWith } from '../../support/command-host.ts';
import { contactMessage } from '../../support/submission-builders.ts';
import { testConfig } from '../../support/test-server.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';
import { receive, startInbox } from './inbox.ts';

test('a backup that is restored can be searched, and takes more', async () => {
  const inbox = await startInbox();
  const { reference } = await receive(inbox, 'contact');
  await inbox.post(`/api/admin/submissions/${reference}/notes`, { text: 'A note.' });
  const folder = useTemporaryFolder();
  const file = path.join(folder, 'backup.sqlite');
  expect((await runWith(backupCommand, [file], inbox.server.config)).fault).toBeUndefined();
  const config = testConfig(folder);
  expect((await runWith(backupCommand, ['restore', file], config)).fault).toBeUndefined();

  const database = await openDataFolder(config.dataDir);
  onTestFinished(() => database.close());
  const { query } = database;
  const found = async (text: string) => (await findSubmissions(query, text)?.execute())?.map(({ id }) => id);
  expect(await found('ferrer')).toEqual([1]);
  await database.writes.run((trx) =>
    storeSubmission(trx, {
      kind: 'contact',
      isSpam: false,
      receivedAt: inbox.server.time.now,
      origin: { address: '203.0.113.9', page: null, userAgent: null },
      payload: contactMessage(),
      watchFor: [],
    }),
  );
  expect((await found('ferrer'))?.sort()).toEqual([1, 2]);
  // FTS5's own check of its index against its content; it throws for a damaged one.
  await sql`insert into submission_search (submission_search) values ('integrity-check')`.execute(query);
  expect(await query.selectFrom('submission_notes').select('text').execute()).toEqual([{ text: 'A note.' }]);
});
