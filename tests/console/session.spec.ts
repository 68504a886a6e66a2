import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Computer, expect, test, untilInLibrary } from './console-test.ts';
import { connectTo, signInOn } from './first-steps.ts';
import { openFront } from './servers/front.ts';

const signIn = { name: 'Sign in' } as const;

/** All files in the program's own folder, as one text. */
const allThatIsKept = ({ userData }: Computer): string =>
  readdirSync(userData, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

const expectSignInAfterRestart = async (computer: Computer) => {
  const { page } = await computer.start();
  await expect(page.getByRole('button', signIn)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Portal' })).toHaveCount(0);
};

test('a wrong password is refused in the server’s words, and what was typed stays', async ({
  app,
  server,
}) => {
  const { page } = app;
  await connectTo(page, server.origin);
  await signInOn(page, { username: 'admin', password: 'guessed' });
  await expect(page.getByRole('status').filter({ hasText: 'Login Failed' })).toContainText(
    'Invalid credentials',
  );
  await expect(page.getByLabel('Username')).toHaveValue('admin');
});

test('a restart finds the person signed in, at the place where they were, without what was searched for', async ({
  staffApp,
  staffComputer,
}) => {
  const { page } = staffApp;
  await page.getByRole('searchbox', { name: 'Search files' }).fill('ring-');
  await expect(page.getByText('3 files found', { exact: true }).first()).toBeVisible();
  await page.getByRole('radio', { name: 'List view' }).click();
  await expect.poll(() => allThatIsKept(staffComputer)).toContain('/admin/media?view=list');
  expect(await staffApp.quit()).toBe(0);
  expect(allThatIsKept(staffComputer)).not.toContain('ring-');
  const again = (await staffComputer.start()).page;
  await expect(again.getByRole('columnheader', { name: 'Modified' })).toBeVisible();
  await expect(again.getByRole('searchbox', { name: 'Search files' })).toHaveValue('');
});

test('a power cut does not sign anybody out', async ({ staffApp, staffComputer }) => {
  await staffApp.kill();
  await untilInLibrary((await staffComputer.start()).page);
});

test('the token is main’s alone: not the page’s, not in plain sight; refused, it is erased', async ({
  app,
  computer,
  server,
}) => {
  const { page } = app;
  const front = await openFront(server.origin);
  try {
    const received: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/admin/login')) received.push(response.text());
    });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.headers().authorization ?? ''));
    await connectTo(page, front.host);
    await untilInLibrary(page);
    const bearer = front.seen.findLast(({ headers }) => headers.authorization)?.headers.authorization ?? '';
    const token = bearer.slice('Bearer '.length);
    expect(token).toMatch(/^[\w-]{20,}$/);
    const known = [
      ...(await Promise.all(received)),
      ...sent,
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ].join('\n');
    expect(known).toContain('expiresAt');
    expect(known).not.toContain(token);
    expect(allThatIsKept(computer)).toContain(front.host);
    expect(allThatIsKept(computer)).not.toContain(token);

    // Ends the session without notifying the page, like an expiry.
    await fetch(`${server.origin}/api/admin/logout`, {
      method: 'POST',
      headers: { authorization: bearer },
    });
    // With the keyboard, because the button may already be gone if the page has noticed.
    await page.keyboard.press('F5');
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await app.kill();
    await expectSignInAfterRestart(computer);
  } finally {
    await front.close();
  }
});

for (const [without, keyring] of [
  ['a keyring', 'none'],
  ['one that keeps secrets', 'basic_text'],
] as const) {
  test.describe(`without ${without}`, () => {
    test.use({ computerOptions: { keyring } });

    test('the session lasts as long as the program, and the person is told once', async ({
      app,
      computer,
      server,
    }) => {
      const { page } = app;
      await connectTo(page, server.origin);
      await signInOn(page);
      await expect(page.getByRole('heading', { level: 1, name: /^Today: / })).toBeVisible();
      await expect(page.getByText('The sign-in cannot be saved', { exact: true })).toHaveCount(1);
      await app.quit();
      await expectSignInAfterRestart(computer);
    });
  });
}

test('signing out erases the session', async ({ ownApp, computer }) => {
  await ownApp.page.getByRole('button', { name: 'Logout' }).click();
  await expect(ownApp.page.getByRole('button', signIn)).toBeVisible();
  await ownApp.quit();
  await expectSignInAfterRestart(computer);
});

test('a kept session that cannot be read asks for a new sign-in', async ({ staffApp, staffComputer }) => {
  await staffApp.quit();
  writeFileSync(path.join(staffComputer.userData, 'session.bin'), 'v11 but not from this keyring at all');
  await expectSignInAfterRestart(staffComputer);
});

test('settings that cannot be read begin anew, and the program starts', async ({
  staffApp,
  staffComputer,
}) => {
  await staffApp.quit();
  writeFileSync(path.join(staffComputer.userData, 'settings.json'), '{"server": ');
  const { page } = await staffComputer.start();
  await expect(page.getByRole('textbox', { name: 'Server address' })).toBeVisible();
});
