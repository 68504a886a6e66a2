import type { Page } from '@playwright/test';
import { freePort } from '../support/free-port.ts';
import { expect, test, version } from './console-test.ts';
import { addressField, connectTo, signInOn } from './first-steps.ts';
import {
  answerJson,
  type LoopbackServer,
  plainServer,
  selfSignedServer,
  silentServer,
} from './servers/loopback-server.ts';

const tick = (page: Page) => page.getByRole('checkbox', { name: 'Allow an unencrypted connection' });

/** Tries an address and expects an error beside the field, with the input still in it. */
const expectRefused = async (page: Page, typed: string, sentence: string) => {
  await addressField(page).fill(typed);
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(addressField(page)).toHaveAccessibleDescription(sentence);
  await expect(addressField(page)).toHaveValue(typed);
  await expect(page.getByRole('button', { name: 'Connect' })).toBeEnabled();
};

const withServer = async (opened: Promise<LoopbackServer>, use: (host: string) => Promise<void>) => {
  const server = await opened;
  try {
    await use(server.host);
  } finally {
    await server.close();
  }
};

test('the server is asked for first, then the sign-in, then the portal opens', async ({ app, server }) => {
  const { page } = app;
  await expect(addressField(page)).toBeFocused();
  await connectTo(page, server.origin);
  await signInOn(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Today: / })).toBeVisible();
});

test('the address is remembered, whether or not anybody has signed in', async ({ computer, server }) => {
  const first = await computer.start();
  await connectTo(first.page, server.origin);
  await first.quit();
  const second = await computer.start();
  await expect(second.page.getByLabel('Username')).toBeVisible();
});

test.describe('what is wrong with an address is said in one sentence', () => {
  test('no address at all, nobody there, no such name, a certificate that nobody vouches for', async ({
    app,
  }) => {
    const { page } = app;
    await expectRefused(
      page,
      'the shop, please',
      'This is not a server address: type it as you would in a browser, such as shop.example.com.',
    );
    await expect(tick(page)).toHaveCount(0);
    const closed = `127.0.0.1:${await freePort()}`;
    await expectRefused(
      page,
      closed,
      `${closed} refuses the connection: check the address, and that the server is running.`,
    );
    await expectRefused(
      page,
      'no-such-shop.invalid',
      'There is no server called no-such-shop.invalid: check how the address is spelled.',
    );
    await withServer(selfSignedServer(answerJson({ status: 'ok', name: 'jeweler', version })), (host) =>
      expectRefused(
        page,
        `https://${host}`,
        `The certificate of ${host} is not trusted, so nothing was sent: ask whoever runs the server to fix it.`,
      ),
    );
  });

  test('a server that never answers, after ten seconds', async ({ app }) => {
    await withServer(silentServer(), (host) =>
      expectRefused(
        app.page,
        `https://${host}`,
        `${host} does not answer: check the address, and that the server is running, then try again.`,
      ),
    );
  });

  test('this computer has no network', async ({ app }) => {
    await app.setOnline(false);
    await expectRefused(
      app.page,
      'shop.example.com',
      'This computer is not connected to the network: check its cable or Wi-Fi and try again.',
    );
  });

  test('another program’s JSON, a page, a redirect, a newer and an older server', async ({ app }) => {
    const { page } = app;
    const health = (theirs: string) => answerJson({ status: 'ok', name: 'jeweler', version: theirs });
    const notOurs = (host: string) => `${host} answers, but it is not the shop’s server: check the address.`;
    const answers: [Parameters<typeof plainServer>[0], (host: string) => string][] = [
      [answerJson({ status: 'ok', name: 'bakery', version }), notOurs],
      [(_request, response) => void response.end('<h1>Welcome</h1>'), notOurs],
      [(_request, response) => void response.writeHead(302, { location: '/elsewhere' }).end(), notOurs],
      [
        health('99.1.0'),
        () =>
          `The server has version 99.1.0 and this program is older (${version}): install the new version of this program.`,
      ],
      [
        health('0.1.0'),
        () =>
          `This program has version ${version} and the server is older (0.1.0): ask whoever runs the server to update it.`,
      ],
    ];
    for (const [answer, sentence] of answers) {
      await withServer(plainServer(answer), async (host) => {
        await addressField(page).fill(`http://${host}`);
        await page.getByRole('button', { name: 'Connect' }).click();
        await tick(page).check();
        await page.getByRole('button', { name: 'Connect' }).click();
        await expect(addressField(page)).toHaveAccessibleDescription(sentence(host));
      });
    }
  });
});

test.describe('without encryption', () => {
  test('the internet is out of the question', async ({ app }) => {
    await expectRefused(
      app.page,
      'http://shop.example.com',
      'An address with http:// would send the password over the internet for anyone to read: type https:// instead.',
    );
    await expect(tick(app.page)).toHaveCount(0);
  });

  test('the own network is allowed by an explicit tick only, and for the address it was given for', async ({
    app,
    server,
  }) => {
    const { page } = app;
    // Without a scheme https is tried first, which this server does not speak.
    const host = new URL(server.origin).host;
    await expectRefused(
      page,
      host,
      `The connection to ${host} would not be encrypted: type https:// before the address, or allow it below if the server is in your own network.`,
    );
    await expect(tick(page)).not.toBeChecked();
    await page.getByRole('button', { name: 'Connect' }).click();
    await expect(addressField(page)).toHaveAccessibleDescription(/would not be encrypted/);
    await tick(page).check();
    await addressField(page).fill(`${host}1`);
    await expect(tick(page)).toHaveCount(0);
    await connectTo(page, host);
  });
});
