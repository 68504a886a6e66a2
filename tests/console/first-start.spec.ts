import type { Page } from '@playwright/test';
import { expectNoViolations } from '../browser/support/axe.ts';
import { expectNoCutText, expectNoSidewaysScroll } from '../browser/support/layout.ts';
import { freePort } from '../support/free-port.ts';
import { expect, test, version } from './console-test.ts';
import { addressField, connectTo, signInOn } from './first-steps.ts';
import { answerJson, selfSignedServer } from './servers/loopback-server.ts';

const tick = (page: Page) => page.getByRole('checkbox', { name: 'Allow an unencrypted connection' });

/** Tries an address and expects an error beside the field, with the input still in it. */
const expectRefused = async (page: Page, typed: string, sentence: RegExp) => {
  await addressField(page).fill(typed);
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(addressField(page)).toHaveAccessibleDescription(sentence);
  await expect(addressField(page)).toHaveValue(typed);
};

test('the server is asked for first, then the sign-in, then the portal opens; the address is remembered', {
  tag: '@journey',
}, async ({ computer, server }) => {
  const first = await computer.start();
  await expect(addressField(first.page)).toBeFocused();
  // Without a scheme https is tried first, which this server does not speak.
  const { host } = new URL(server.origin);
  await expectRefused(first.page, host, /would not be encrypted/);
  await expect(tick(first.page)).not.toBeChecked();
  await connectTo(first.page, host);
  await signInOn(first.page, { username: 'admin', password: 'guessed' });
  await expect(first.page.getByRole('status').filter({ hasText: 'Login Failed' })).toBeVisible();
  await expect(first.page.getByLabel('Username')).toHaveValue('admin');
  await first.quit();

  // Whether or not anybody has signed in.
  const { page } = await computer.start();
  await signInOn(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Today: / })).toBeVisible();
});

test('what is wrong with an address is said beside it; nothing of it is cut, and axe finds nothing', async ({
  app,
}) => {
  const { page } = app;
  const server = await selfSignedServer(answerJson({ status: 'ok', name: 'jeweler', version }));
  try {
    await expectNoViolations(page);
    await expectRefused(page, `127.0.0.1:${await freePort()}`, /refuses the connection/);
    await expectRefused(page, `https://${server.host}`, /is not trusted, so nothing was sent/);
    // The open window follows the system.
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await app.setDark(true);
    await expect.poll(ground).not.toBe(light);
    await expectNoViolations(page);
    await page.setViewportSize({ width: 640, height: 480 });
    await expectNoSidewaysScroll(page);
    await expectNoCutText(page);
  } finally {
    await server.close();
  }
});
