import { calls as contract } from '../../../desktop-admin/src/shared/ipc-contract.ts';
import type { Computer, SenderFacts } from '../console-app.ts';
import { expect, test } from '../console-test.ts';

const OWN: SenderFacts = { window: 1, isMainFrame: true, url: 'app://console/admin/media' };

/** Others are in the cases of `ipc/trusted-sender.ts`. */
const strangers: readonly SenderFacts[] = [
  { ...OWN, url: 'https://shop.example.com/' },
  { ...OWN, isMainFrame: false },
];

/** Arguments that are not of the contract. */
const payloads: Readonly<Record<string, readonly unknown[]>> = {
  'window:start': ['anything'],
  'window:reload': [true],
  'menu:offer': [undefined, 'refresh', ['quit'], Array.from({ length: 7 }, () => 'refresh')],
  'colors:choose': [undefined, 'red', 1],
  'server:connect': [
    undefined,
    'shop.example.com',
    { address: 1, allowInsecure: true },
    { address: 'x'.repeat(5000), allowInsecure: true },
  ],
  'session:end': [1],
  'lock:now': [true],
  'lock:after': [undefined, 1, -1, '5', Number.POSITIVE_INFINITY],
  'lock:on-close': [undefined, 'no', 0],
  'lock:touch-id': [true],
  'lock:pin': [undefined, 271828, '27182', '2718281', '27182x'],
  'lock:set-pin': [undefined, '', '12345', 271828],
  'last-known:read': [true],
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
  'download:choose': [undefined, '', 'x'.repeat(1025)],
  'download:save': [undefined, { id: 1 }, { id: 1, url: 'https://shop.example.com/' }],
  'download:cancel': [undefined, '1', 1.5],
  'download:show': [undefined, '/etc/passwd'],
  'download:open': [undefined, '/etc/passwd'],
  'printing:printers': [1],
  'printing:print': ['now'],
  'link:open': [undefined, 1, {}, 'x'.repeat(10_000)],
  'files:arrived': [undefined, [], 'a.jpg', [1]],
  'submissions:arrived': [undefined, [], [{ reference: 1 }]],
  'unread:show': [undefined, -1, 1.5],
  'settings:set': [
    undefined,
    {},
    { showsNames: 'yes', quietWhenClosed: true, printing: { isSilent: 'yes' } },
  ],
  'hours:tell': [undefined, { week: {} }],
  'path:keep': [undefined, 1, 'https://shop.example.com/', '/etc/passwd'],
};

/** Makes a call of that name as this sender, past the preload script. */
const invokerOf =
  ({ forger }: Computer) =>
  (from: SenderFacts, name: string, sent: unknown): Promise<unknown> => {
    if (!forger) throw new Error('The stand-in can forge.');
    return forger.invoke(from, 'call', [name, sent]);
  };

test('a call is refused to whoever is not our page in our window, and every call with a payload that is not of the contract; the log says so, and nothing of what was sent', {
  tag: '@journey',
}, async ({ staffApp, desk }) => {
  const invoke = invokerOf(desk);
  expect(Object.keys(payloads)).toEqual(Object.keys(contract));
  for (const from of strangers)
    await expect(invoke(from, 'clipboard:text', 'stolen')).rejects.toThrow(
      "Error invoking remote method 'call': Error: Refused.",
    );
  for (const [channel, wrong] of Object.entries(payloads)) {
    for (const payload of wrong)
      await expect(invoke(OWN, channel, payload), channel).rejects.toThrow('Refused.');
  }
  await expect(invoke(OWN, 'link:open', { secret: 'swordfish' })).rejects.toThrow('Refused.');
  expect(desk.log()).toContain('Call link:open refused');
  expect(desk.log()).not.toContain('swordfish');
  await expect.poll(staffApp.clipboardText).toBe('');
  await expect.poll(staffApp.opened).toEqual([]);
  await expect.poll(staffApp.drags).toEqual([]);
  // The window itself still works as before.
  await invoke(OWN, 'clipboard:text', 'mine');
  await expect.poll(staffApp.clipboardText).toBe('mine');
});

test('a page can neither call what is not of the contract, nor have a picture decoded that is larger than its bytes let suppose; locked, it is given nothing of what was last known', async ({
  staffApp,
  desk,
}) => {
  const invoke = invokerOf(desk);
  const { page } = staffApp;
  const call = (name: string) =>
    page.evaluate(
      (channel) =>
        (window as unknown as { shopConsole: { call(name: string): Promise<unknown> } }).shopConsole
          .call(channel)
          .then(
            () => 'answered',
            (error: Error) => error.message,
          ),
      name,
    );
  for (const name of ['shell:open', 'constructor', '__proto__', '', 'ELECTRON_BROWSER_REQUIRE'])
    await expect.poll(() => call(name)).not.toBe('answered');

  // The start of a PNG of 60,000 × 60,000 pixels: decoding it would need 14 GB.
  const header = Buffer.alloc(33);
  header.write('\x89PNG\r\n\x1a\n', 'latin1');
  header.write('IHDR', 12, 'latin1');
  header.writeUInt32BE(60_000, 16);
  header.writeUInt32BE(60_000, 20);
  await expect(invoke(OWN, 'clipboard:picture', new Uint8Array(header))).rejects.toThrow(
    'This picture is too large.',
  );
  await expect.poll(staffApp.clipboardPicture).toBeUndefined();

  const read = () => invoke(OWN, 'last-known:read', undefined);
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect.poll(read).not.toBeNull();
  await staffApp.choose('lock');
  await expect(page.getByRole('dialog', { name: 'Locked' })).toBeVisible();
  await expect.poll(read).toBeNull();
  await expect.poll(read).toBeNull();
});
