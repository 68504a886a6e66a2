import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backupCommand } from '../../server/src/commands/backup.ts';
import { openDatabase } from '../../server/src/database/sqlite.ts';
import { Uploader } from '../api/media-uploads/uploading.ts';
import { askFor, heavyPhoto, photo } from '../api/request-photos/visitor.ts';
import { runWith } from '../support/command-host.ts';
import { contactMessage } from '../support/submission-builders.ts';
import { newDatabase, startTestServer } from '../support/test-server.ts';
import { useTemporaryFolder } from '../support/use-temporary-folder.ts';
import { serverGroup, signIn } from './server-group.ts';

test('a photo goes on at another server, and is stored once however many are asked for it', async () => {
  const group = await serverGroup();
  const [first, second] = await Promise.all([group.start(), group.start()]);
  const sent = await fetch(`${first.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactMessage()),
  });
  const { photos, reference } = (await sent.json()) as { photos: string; reference: string };
  const at = `/api/request-photos/${photos.split('/').at(-1)}`;
  const [there, here] = [new Uploader(first.url, '', at), new Uploader(second.url, '', at)];
  const bytes = await heavyPhoto(1);
  const address = await there.begin(bytes.length, { filename: 'a.jpg' });
  expect((await there.patch(address, 0, bytes.subarray(0, 30_000))).status).toBe(204);
  expect((await here.head(address)).headers.get('upload-offset')).toBe('30000');
  const rest = bytes.subarray(30_000);
  const answers = await Promise.all([here, there, here, there].map((by) => by.patch(address, 30_000, rest)));
  // Whoever came too late asks where to go on.
  for (const { status } of answers) expect([204, 409, 423, 429]).toContain(status);
  const asked = await Promise.all([here, there, here, there].map((by) => by.head(address)));
  expect(asked.map(({ headers }) => headers.get('upload-outcome'))).toEqual(Array(4).fill('stored'));
  const ask = await signIn(second);
  const { body } = await ask(second, `submissions/${reference}`);
  expect(body.photos).toHaveLength(1);
  expect(body.history).toHaveLength(1);
});

test('a backup has the photos of requests', async () => {
  const server = await startTestServer({ databaseUrl: await newDatabase() });
  const { uploader } = await askFor(server);
  expect((await uploader.upload(await photo(1), { filename: 'a.jpg' })).status).toBe(204);
  const file = path.join(useTemporaryFolder(), 'copy.sqlite');
  const { fault } = await runWith(backupCommand, [file], { ...server.config, dataDir: useTemporaryFolder() });
  expect(fault).toBeUndefined();
  const copy = openDatabase(file);
  onTestFinished(() => copy.close());
  const stored = ({ query }: typeof copy) => query.selectFrom('request_photos').selectAll().execute();
  const [row] = await stored(copy);
  expect(row?.content).not.toBeNull();
  expect([row]).toEqual(await stored(server.database));
});
