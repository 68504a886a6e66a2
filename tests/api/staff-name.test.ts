import { signedInAdminSchema } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { expectRefusal } from '../support/refusal.ts';
import { signIn } from '../support/sign-in.ts';
import { startTestServer } from '../support/test-server.ts';

test('a person says once how they sign, and every session of theirs knows it', async () => {
  const server = await startTestServer();
  const [here, there] = [await signIn(server), await signIn(server)];
  const who = async (token: string) =>
    signedInAdminSchema.parse(
      (await server.request('GET', '/api/admin/session', { headers: { authorization: `Bearer ${token}` } }))
        .body,
    );
  const say = (name: unknown) =>
    server.post('/api/admin/name', { name }, { authorization: `Bearer ${here}` });
  expect(await who(here)).not.toHaveProperty('name');
  for (const name of ['', ' ', '\u3164', 7, undefined])
    expect(expectRefusal(await say(name), 400, 'validation').fields).toEqual({
      name: 'Please enter your name.',
    });
  expect((await say(' Alma\u00a0Reyes ')).status).toBe(204);
  expect((await who(there)).name).toBe('Alma\u00a0Reyes');
});
