import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Computer, expect, test, untilInLibrary } from './console-test.ts';
import { connectTo, signInOn } from './first-steps.ts';
import { menuItem } from './menu-items.ts';

/** All files in the program's own folder, as one text. */
const allThatIsKept = ({ userData }: Computer): string =>
  readdirSync(userData, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

const expectSignInAfterRestart = async (computer: Computer) => {
  const { page } = await computer.start();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Portal' })).toHaveCount(0);
};

test('a restart finds the person signed in, in the window, place, zoom, colors and settings that were left, without what was searched for', {
  tag: '@journey',
}, async ({ staffComputer }) => {
  const app = await staffComputer.start();
  const { page } = app;
  await untilInLibrary(page);
  // As nothing else is written: Chromium keeps pictures that are called `ring-1.jpg`.
  const search = 'RiNg-';
  await page.getByRole('searchbox', { name: 'Search files' }).fill(search);
  await expect(page.getByText('3 files found', { exact: true }).first()).toBeVisible();
  await page.getByRole('radio', { name: 'List view' }).click();
  await expect.poll(() => allThatIsKept(staffComputer)).toContain('/admin/media?view=list');
  await expect.poll(app.themeSource).toBe('system');
  await page.getByRole('button', { name: 'Use dark colors' }).click();
  await expect.poll(app.themeSource).toBe('dark');
  await app.choose('zoom-in');
  await app.choose('zoom-in');
  await app.choose('global-key');
  const bounds = { x: 120, y: 90, width: 1000, height: 700 };
  await app.setBounds(bounds);
  await app.act('maximize');
  await app.choose('quit').catch(() => {});
  await expect.poll(() => app.isRunning).toBe(false);
  const kept = allThatIsKept(staffComputer);
  // Also in two bytes a letter, as Chromium stores what pages keep.
  for (const written of [search, [...search].join('\0')]) expect(kept.includes(written)).toBe(false);

  const next = await staffComputer.start();
  await expect(next.page.getByRole('columnheader', { name: 'Modified' })).toBeVisible();
  await expect(next.page.getByRole('searchbox', { name: 'Search files' })).toHaveValue('');
  await expect.poll(next.window).toMatchObject({ visible: true, maximized: true, zoomLevel: 1 });
  await next.act('unmaximize');
  await expect.poll(next.window).toMatchObject({ bounds, maximized: false });
  await expect.poll(next.themeSource).toBe('dark');
  await expect.poll(() => menuItem(next, 'global-key')).toMatchObject({ checked: true });
  await next.page.getByRole('link', { name: 'Your account' }).click();
  await next.page.getByRole('radio', { name: 'Follow the system' }).check();
  await expect.poll(next.themeSource).toBe('system');
});

test('the token is main’s alone: not the page’s, not in plain sight; refused, it is erased', async ({
  app,
  computer,
  front,
  server,
}) => {
  const { page } = app;
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
  const headers = { authorization: bearer };
  await fetch(`${server.origin}/api/admin/logout`, { method: 'POST', headers });
  // With the keyboard, because the button may already be gone if the page has noticed.
  await app.pressKey('F5');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await app.kill();
  await expectSignInAfterRestart(computer);
});

test.describe('without a keyring', () => {
  test.use({ computerOptions: { keyring: 'none' } });

  test('the session lasts as long as the program, the person is told once, and nothing is written', async ({
    app,
    computer,
    front,
  }) => {
    const { page } = app;
    await connectTo(page, front.host);
    await signInOn(page);
    await expect(page.getByRole('heading', { level: 1, name: /^Today: / })).toBeVisible();
    await expect(page.getByText('The sign-in cannot be saved', { exact: true })).toHaveCount(1);
    const files = ['session.bin', 'last-known.bin'].map((name) => path.join(computer.userData, name));
    expect(files.filter(existsSync)).toEqual([]);
    await app.quit();
    await expectSignInAfterRestart(computer);
  });
});
