import type { SenderFacts } from '../console-app.ts';
import { expect, test } from '../console-test.ts';

const OWN: SenderFacts = { window: 1, isMainFrame: true, url: 'app://console/admin/media' };

/** Messages that a page which was taken over could send, each with something to gain. */
const calls: readonly (readonly [channel: string, argument: unknown])[] = [
  ['window:start', undefined],
  ['server:connect', { address: 'https://shop.example.com', allowInsecure: false }],
  ['session:keep', { token: 'stolen', expiresAt: '2030-01-01T00:00:00.000Z' }],
  ['session:drop', undefined],
  ['clipboard:text', 'stolen'],
  ['clipboard:picture', new Uint8Array(8)],
  ['drag:start', ['/media/rings/ring-1.jpg']],
  ['drag:release', undefined],
  ['link:open', 'https://shop.example.com/'],
  ['files:arrived', ['a.jpg']],
  ['place:keep', '/admin/media'],
];

for (const [name, from] of [
  ['a page of another origin in the window', { ...OWN, url: 'https://shop.example.com/' }],
  ['an origin that only begins like ours', { ...OWN, url: 'app://console.example.com/' }],
  ['another host of our scheme', { ...OWN, url: 'app://elsewhere/' }],
  ['a file', { ...OWN, url: 'file:///etc/passwd' }],
  ['no page at all', { ...OWN, url: 'about:blank' }],
  ['a frame inside our page', { ...OWN, isMainFrame: false }],
] as const) {
  test(`${name} is refused every call`, async ({ staffApp, staffComputer }) => {
    const { forger } = staffComputer;
    if (!forger) throw new Error('The stand-in can forge.');
    for (const [channel, argument] of calls) {
      await expect(forger.invoke(from, channel, [argument]), channel).rejects.toThrow(
        `Error invoking remote method '${channel}': Error: Refused.`,
      );
    }
    expect(await staffApp.clipboardText()).toBe('');
    expect(await staffApp.opened()).toEqual([]);
    expect(await staffApp.drags()).toEqual([]);
    // The window itself is served as before.
    await expect(forger.invoke(OWN, 'clipboard:text', ['mine'])).resolves.toBeUndefined();
    expect(await staffApp.clipboardText()).toBe('mine');
  });
}

test('a payload that is not of the contract is refused, on every channel', async ({
  staffApp,
  staffComputer,
}) => {
  const { forger } = staffComputer;
  if (!forger) throw new Error('The stand-in can forge.');
  const payloads: Record<string, unknown[]> = {
    'window:start': ['anything'],
    'server:connect': [
      undefined,
      'shop.example.com',
      { address: 1, allowInsecure: true },
      { address: 'x'.repeat(5000), allowInsecure: true },
    ],
    'session:keep': [undefined, {}, { token: 1, expiresAt: 2 }, { token: 'a', expiresAt: 'next week' }],
    'session:drop': [1],
    'clipboard:text': [undefined, 1, { toString: 'x' }, ['a'], 'x'.repeat(20_000_001)],
    'clipboard:picture': [undefined, 'png', [1, 2, 3], new Uint16Array(4)],
    'drag:start': [
      undefined,
      [],
      '/media/a.jpg',
      ['/etc/passwd'],
      ['../../etc/passwd'],
      [1],
      Array.from({ length: 101 }, () => '/media/a.jpg'),
    ],
    'drag:release': ['now'],
    'link:open': [undefined, 1, {}, 'x'.repeat(10_000)],
    'files:arrived': [undefined, [], 'a.jpg', [1]],
    'place:keep': [undefined, 1, 'https://shop.example.com/', '/etc/passwd'],
  };
  expect(Object.keys(payloads)).toEqual(calls.map(([channel]) => channel));
  for (const [channel, wrong] of Object.entries(payloads)) {
    for (const payload of wrong) {
      await expect(forger.invoke(OWN, channel, [payload]), channel).rejects.toThrow('Refused.');
    }
  }
  expect(await staffApp.clipboardText()).toBe('');
  expect(await staffApp.drags()).toEqual([]);
});

test('what is refused leaves a line in the log, and nothing of what was sent', async ({
  staffApp,
  staffComputer,
}) => {
  await staffComputer.forger?.invoke(OWN, 'link:open', [{ secret: 'swordfish' }]).catch(() => {});
  await expect.poll(() => staffComputer.log()).toContain('Call link:open refused');
  expect(staffComputer.log()).not.toContain('swordfish');
  expect(staffApp.isRunning).toBe(true);
});

test('a channel that is not of the contract has nobody behind it', async ({ staffApp }) => {
  const call = (name: string) =>
    staffApp.page.evaluate(
      (channel) =>
        (window as unknown as { shopConsole: { call(name: string): Promise<unknown> } }).shopConsole
          .call(channel)
          .then(
            () => 'answered',
            (error: Error) => error.message,
          ),
      name,
    );
  for (const name of ['shell:open', 'constructor', '__proto__', '', 'ELECTRON_BROWSER_REQUIRE']) {
    expect(await call(name)).not.toBe('answered');
  }
});
