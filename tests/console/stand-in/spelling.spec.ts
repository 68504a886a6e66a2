import { searchField } from '../../library-suite/library-driver.ts';
import type { ConsoleApp } from '../console-app.ts';
import { expect, test } from '../console-test.ts';
import { connectTo } from '../first-steps.ts';
import type { StandInApp } from './stand-in-app.ts';

/** Addresses from which Chromium has fetched dictionaries. */
const dictionaries = (app: ConsoleApp) => (app as StandInApp).program.line.call('dictionaries');

for (const platform of ['linux', 'win32'] as const) {
  test.describe(`on ${platform}`, () => {
    test.use({ computerOptions: { platform } });

    test('the dictionary comes from the shop’s server, and none before a server is known', async ({
      app,
      server,
    }) => {
      expect(await dictionaries(app)).toEqual([]);
      await connectTo(app.page, server.origin);
      const address = `${server.origin}/desktop/dictionaries/en-us-10-1.bdic`;
      await expect.poll(() => dictionaries(app)).toEqual([address]);
      const answer = await fetch(address);
      expect(answer.status).toBe(200);
    });
  });
}

test('a word that is not in the dictionary can be replaced or added', async ({ library, staffApp }) => {
  await library.open('');
  const field = searchField(library);
  const openMenu = async () => {
    await field.fill('jewelery');
    await field.selectText();
    await field.click({ button: 'right' });
  };
  const labels = async () => (await staffApp.contextEntries()).map(({ label }) => label);
  await openMenu();
  await expect
    .poll(labels)
    .toEqual(expect.arrayContaining(['jewelry', 'jewelers', 'Add to dictionary', 'Cut']));
  await staffApp.chooseContext('jewelry');
  await expect(field).toHaveValue('jewelry');
  await openMenu();
  await expect.poll(labels).toContain('Add to dictionary');
  await staffApp.chooseContext('Add to dictionary');
  await openMenu();
  await expect.poll(labels).not.toContain('Add to dictionary');
  expect(await labels()).toContain('Cut');
});
