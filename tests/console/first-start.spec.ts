import type { Page } from '@playwright/test';
import { expectNoViolations } from '../browser/support/axe.ts';
import { expectNoCutText, expectNoSidewaysScroll } from '../browser/support/layout.ts';
import { freePort } from '../support/free-port.ts';
import { expect, test, version } from './console-test.ts';
import { addressField, connectTo, signInOn } from './first-steps.ts';
import { answerJson, plainServer, selfSignedServer } from './servers/loopback-server.ts';

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
  const ours = answerJson({ status: 'ok', name: 'jeweler', version });
  let moved = '';
  const servers = await Promise.all([
    selfSignedServer(ours),
    plainServer((_request, response) => void response.writeHead(302, { location: '/elsewhere' }).end()),
    plainServer(ours),
    plainServer((_request, response) => void response.writeHead(301, { location: `http://${moved}/` }).end()),
    plainServer((_request, response) => void response.writeHead(503).end()),
  ]);
  const [encrypted, redirecting, other = '', leading, busy] = servers.map(({ host }) => host);
  moved = other;
  try {
    await expectNoViolations(page);
    await expectRefused(page, `127.0.0.1:${await freePort()}`, /refuses the connection/);
    await expectRefused(page, 'no-such-shop.invalid', /^There is no server called no-such-shop\.invalid/);
    await expectRefused(page, `https://${encrypted}`, /is not trusted, so nothing was sent/);
    await app.setOnline(false);
    await expectRefused(page, 'shop.example.com', /^This computer is not connected to the network/);
    await app.setOnline(true);
    await expectRefused(page, `http://${redirecting}`, /would not be encrypted/);
    await tick(page).check();
    await page.getByRole('button', { name: 'Connect' }).click();
    await expect(addressField(page)).toHaveAccessibleDescription(/it is not the shop’s server/);
    for (const [host, sentence] of [
      [busy, /there but busy/],
      [leading, `The shop’s server is at ${other}: connect to that one?`],
    ] as const) {
      await addressField(page).fill(`http://${host}`);
      await page.getByRole('button', { name: 'Connect' }).click();
      await tick(page).check();
      await page.getByRole('button', { name: 'Connect' }).click();
      await expect(addressField(page)).toHaveAccessibleDescription(sentence);
    }
    await expect(page.getByRole('button', { name: `Connect to ${other}` })).toBeVisible();
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
    for (const server of servers) await server.close();
  }
});
