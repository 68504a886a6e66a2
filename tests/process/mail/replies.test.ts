import { randomUUID } from 'node:crypto';
import type { SubmissionItem } from '@jeweler/core/submissions';
import { expect, test } from 'vitest';
import { openDataFolder } from '../../../server/src/database/open-data-folder.ts';
import { SITE } from '../../api/mail/mails.ts';
import { postJson } from '../../support/post-json.ts';
import { signInAt, startServerProcess } from '../../support/server-process.ts';
import { contactMessage } from '../../support/submission-builders.ts';
import { testAdmin } from '../../support/test-admin.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

test('a server that is killed while staff reply has every acknowledged reply, once, with its status', async () => {
  const dataDir = useTemporaryFolder();
  const environment = {
    DATA_DIR: dataDir,
    FORM_RATE_LIMIT: '1000000',
    LOG_LEVEL: 'fatal',
    SITE_URL: SITE,
    // Nobody listens there: the mails stay in the outbox.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'shop@example.com',
    NOTIFY_EMAIL: 'desk@example.com',
    ADMIN_USERNAME: testAdmin.username,
    ADMIN_PASSWORD: testAdmin.password,
  };
  const server = await startServerProcess(environment);
  for (let at = 0; at < 30; at += 1) await postJson(`${server.url}/api/contact`, contactMessage());
  const ask = await signInAt(server);
  const { submissions } = (await ask(server, 'submissions/search', {})).body as {
    submissions: SubmissionItem[];
  };
  const acknowledged = new Set<string>();
  let killed: Promise<unknown> | undefined;
  await Promise.all(
    submissions.map(async ({ reference, revision }) => {
      const reply = { key: randomUUID(), text: 'Gladly.', revision };
      const answer = await ask(server, `submissions/${reference}/reply`, reply).catch(() => undefined);
      if (answer?.status === 201) acknowledged.add(reference);
      if (acknowledged.size >= 10) killed ??= server.stop('SIGKILL');
    }),
  );
  await killed;
  const database = await openDataFolder(dataDir);
  const rows = await database.query
    .selectFrom('submissions')
    .leftJoin('outbox', (join) =>
      join.onRef('outbox.submission_id', '=', 'submissions.id').on('outbox.kind', '=', 'reply'),
    )
    .select(['reference', 'status', 'outbox.id as mail'])
    .execute();
  await database.close();
  expect(acknowledged.size).toBeGreaterThanOrEqual(10);
  expect(rows).toHaveLength(30);
  for (const { reference, status, mail } of rows) {
    expect(status).toBe(mail === null ? 'new' : 'answered');
    if (acknowledged.has(reference)) expect(mail).not.toBeNull();
  }
});
