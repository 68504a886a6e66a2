import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Computer, expect, signOutElsewhere, test, untilInLibrary } from './console-test.ts';
import { connectTo, signInOn } from './first-steps.ts';

const signIn = { name: 'Sign in' } as const;

/** Everything the program keeps in its own folder, as one text. */
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

test('a restart finds the person signed in, at the place where they were', async ({
  staffApp,
  staffComputer,
}) => {
  await staffApp.page.getByRole('button', { name: 'List view' }).click();
  await staffApp.page.getByRole('searchbox', { name: 'Search files' }).fill('ring-');
  await expect(staffApp.page.getByText('3 files found', { exact: true }).first()).toBeVisible();
  await expect.poll(() => allThatIsKept(staffComputer)).toContain('q=ring-');
  expect(await staffApp.quit()).toBe(0);
  const { page } = await staffComputer.start();
  await expect(page.getByText('3 files found', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search files' })).toHaveValue('ring-');
  await expect(page.getByRole('columnheader', { name: 'Modified' })).toBeVisible();
});

test('a power cut does not sign anybody out', async ({ staffApp, staffComputer }) => {
  await staffApp.kill();
  await untilInLibrary((await staffComputer.start()).page);
});

test('the token lies nowhere in plain sight, and not in the page’s storage', async ({
  staffApp,
  staffComputer,
  server,
}) => {
  const sent: string[] = [];
  staffApp.page.on('request', (request) => sent.push(request.headers().authorization ?? ''));
  await staffApp.page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => sent.join('')).toMatch(/^Bearer [\w-]{20,}/);
  const token = sent.find((header) => header !== '')?.slice('Bearer '.length) ?? '';
  expect(allThatIsKept(staffComputer)).toContain(server.origin);
  expect(allThatIsKept(staffComputer)).not.toContain(token);
  expect(
    await staffApp.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain(token);
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
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await expect(page.getByText('The sign-in is not kept', { exact: true })).toHaveCount(1);
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

test('a session that the server refuses is erased', async ({ ownApp, computer, server }) => {
  const { page } = ownApp;
  await signOutElsewhere(page, server.origin);
  // By key: the page may have noticed already, and then has no button any more.
  await page.keyboard.press('F5');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await ownApp.kill();
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
