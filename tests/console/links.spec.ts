import { consoleProgram } from '../../core/src/business/index.ts';
import { record, sendThree } from '../inbox-suite/inbox-driver.ts';
import { libraryAdmin } from '../library-suite/library-server.ts';
import { signInOn } from './first-steps.ts';
import { expect, test } from './inbox-test.ts';

const toLink = (place: string) => `${consoleProgram.scheme}://${place}`;

test.beforeEach(({ request }) => sendThree(request));

test('a link opens its record; behind the lock after unlocking, at the sign-in after signing in', async ({
  portal,
  app,
  computer,
  ownServer,
  otherToken,
}) => {
  const { page } = portal;
  const headers = { authorization: `Bearer ${otherToken}` };
  const answer = await fetch(`${ownServer.origin}/api/admin/submissions`, { headers });
  const { submissions } = (await answer.json()) as { submissions: { reference: string }[] };
  const [first = '', second = ''] = submissions.map(({ reference }) => reference);
  const toPath = (reference: string) => `/admin/requests/${reference.toLowerCase()}`;

  await app.act('minimize');
  await computer.openLink(toLink(`requests/${first}`));
  await expect.poll(app.window).toMatchObject({ minimized: false, focused: true });
  await portal.expectUrl(toPath(first));
  await expect(record(page)).toContainText(first);

  await computer.openLink(toLink('lock'));
  const lock = page.getByRole('dialog', { name: 'Locked' });
  await expect(lock).toBeVisible();
  await computer.openLink(toLink(`requests/${second}`));
  await portal.expectUrl(toPath(first));
  await lock.getByLabel('Password', { exact: true }).fill(libraryAdmin.password);
  await lock.getByRole('button', { name: 'Unlock' }).click();
  await portal.expectUrl(toPath(second));

  await app.choose('sign-out');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await computer.openLink(toLink(`requests/${first}`));
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await signInOn(page);
  await portal.expectUrl(toPath(first));

  // What is no place of the console only shows it.
  await app.act('minimize');
  await computer.openLink(toLink('settings/../../etc'));
  await expect.poll(app.window).toMatchObject({ minimized: false });
  await portal.expectUrl(toPath(first));
  expect(computer.log()).toContain('A link to the console was not understood.');
  await app.quit();

  const again = await computer.start({ argument: toLink('agenda') });
  await expect(again.page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible({
    timeout: 60_000,
  });
});
