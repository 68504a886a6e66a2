import { expect, test } from 'vitest';
import { Uploader } from '../api/media-uploads/uploading.ts';
import { heavyPhoto } from '../api/request-photos/visitor.ts';
import { signInAt } from '../support/server-process.ts';
import { contactMessage } from '../support/submission-builders.ts';
import { serverGroup } from './server-group.ts';

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
  const ask = await signInAt(second);
  const { body } = await ask(second, `submissions/${reference}`);
  expect(body.photos).toHaveLength(1);
  expect(body.history).toHaveLength(1);
});
