import { HOTP, Secret, TOTP } from 'otpauth';
import { expect, test } from './console-test.ts';
import { connectTo, signInOn } from './first-steps.ts';

const kim = { username: 'kim', password: 'a quiet bench by the sea' };

test('an account with a second factor signs in with a code', async ({ server, front, computer }) => {
  const post = async (path: string, body: object, token?: string): Promise<Record<string, string>> => {
    const answer = await fetch(`${server.origin}/api/admin/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    expect([path, answer.ok]).toEqual([path, true]);
    return JSON.parse((await answer.text()) || '{}');
  };
  const owner = await server.signIn();
  const { url = '' } = await post('invitations', { username: kim.username, role: 'staff' }, owner.token);
  await post('invitations/accept', { ...kim, name: 'Kim', token: url.split('/').at(-1) });
  const { token } = await post('login', kim);
  const { secret = '' } = await post('second-factor/begin', { password: kim.password }, token);
  const key = Secret.fromBase32(secret);
  const totp = new TOTP({ secret: key });
  // Of the step before: the present one signs in below.
  const earlier = new HOTP({ secret: key }).generate({ counter: totp.counter() - 1 });
  await post('second-factor/confirm', { code: earlier }, token);

  const { page } = await computer.start();
  await connectTo(page, front.host);
  await signInOn(page, kim);
  const code = page.getByLabel('Code');
  await expect(code).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/not accepted|incorrect/);
  await code.fill(totp.generate());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Portal' })).toBeVisible();
});
