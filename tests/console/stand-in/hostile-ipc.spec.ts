import { callNames } from '../../../desktop-admin/src/shared/ipc-names.ts';
import type { SenderFacts } from '../console-app.ts';
import { expect, test } from '../console-test.ts';

const OWN: SenderFacts = { window: 1, isMainFrame: true, url: 'app://console/admin/media' };

/** Messages that a compromised page could send, each to its advantage. */
const calls: readonly (readonly [channel: string, argument: unknown])[] = [
  ['window:start', undefined],
  ['window:reload', undefined],
  ['menu:offer', []],
  ['colors:choose', 'dark'],
  ['server:connect', { address: 'https://shop.example.com', allowInsecure: false }],
  ['session:end', undefined],
  ['lock:now', undefined],
  ['lock:after', 0],
  ['lock:on-close', false],
  ['lock:touch-id', undefined],
  ['lock:pin', '271828'],
  ['lock:set-pin', null],
  ['last-known:read', undefined],
  ['last-known:pin', '271828'],
  ['last-known:touch-id', undefined],
  ['clipboard:text', 'stolen'],
  ['clipboard:picture', new Uint8Array(8)],
  ['drag:start', ['/media/rings/ring-1.jpg']],
  ['drag:release', undefined],
  ['download:choose', 'ring-1.jpg'],
  ['download:save', { id: 1, url: '/api/media/downloads/ticket' }],
  ['download:cancel', 1],
  ['download:show', 1],
  ['download:open', 1],
  ['printing:set', { isSilent: true, printer: '', atOpening: true, printedOn: null }],
  ['printing:printers', undefined],
  ['printing:print', undefined],
  ['link:open', 'https://shop.example.com/'],
  ['files:arrived', ['a.jpg']],
  ['submissions:arrived', [{ reference: 'M-4F7K', kind: 'contact', sender: 'Ada' }]],
  ['unread:show', 1],
  ['names:show', true],
  ['quiet:choose', true],
  ['hours:tell', { week: {}, closedDays: [] }],
  ['path:keep', '/admin/media'],
];

const strangers: Readonly<Record<string, SenderFacts>> = {
  'a page of another origin in the window': { ...OWN, url: 'https://shop.example.com/' },
  'an origin that only begins like ours': { ...OWN, url: 'app://console.example.com/' },
  'another host of our scheme': { ...OWN, url: 'app://elsewhere/' },
  'a file': { ...OWN, url: 'file:///etc/passwd' },
  'no page at all': { ...OWN, url: 'about:blank' },
  'a frame inside our page': { ...OWN, isMainFrame: false },
};

test('whoever is not our page in our window is refused every call', async ({ staffApp, staffComputer }) => {
  const { forger } = staffComputer;
  if (!forger) throw new Error('The stand-in can forge.');
  for (const [name, from] of Object.entries(strangers)) {
    for (const [channel, argument] of calls) {
      await expect(forger.invoke(from, channel, [argument]), `${channel} from ${name}`).rejects.toThrow(
        `Error invoking remote method '${channel}': Error: Refused.`,
      );
    }
  }
  expect(await staffApp.clipboardText()).toBe('');
  expect(await staffApp.opened()).toEqual([]);
  expect(await staffApp.drags()).toEqual([]);
  // The window itself still works as before.
  await expect(forger.invoke(OWN, 'clipboard:text', ['mine'])).resolves.toBeUndefined();
  expect(await staffApp.clipboardText()).toBe('mine');
});

test('a payload that is not of the contract is refused, on every channel', async ({
  staffApp,
  staffComputer,
}) => {
  const { forger } = staffComputer;
  if (!forger) throw new Error('The stand-in can forge.');
  const payloads: Record<string, unknown[]> = {
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
    'last-known:pin': [undefined, 271828, '27182', '27182x'],
    'last-known:touch-id': [true],
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
    'printing:set': [undefined, { isSilent: 'yes' }],
    'printing:printers': [1],
    'printing:print': ['now'],
    'link:open': [undefined, 1, {}, 'x'.repeat(10_000)],
    'files:arrived': [undefined, [], 'a.jpg', [1]],
    'submissions:arrived': [undefined, [], [{ reference: 1 }]],
    'unread:show': [undefined, -1, 1.5],
    'names:show': [undefined, 'yes'],
    'quiet:choose': [undefined, 'yes'],
    'hours:tell': [undefined, { week: {} }],
    'path:keep': [undefined, 1, 'https://shop.example.com/', '/etc/passwd'],
  };
  expect(calls.map(([channel]) => channel)).toEqual(callNames);
  expect(Object.keys(payloads)).toEqual(callNames);
  for (const [channel, wrong] of Object.entries(payloads)) {
    for (const payload of wrong) {
      await expect(forger.invoke(OWN, channel, [payload]), channel).rejects.toThrow('Refused.');
    }
  }
  expect(await staffApp.clipboardText()).toBe('');
  expect(await staffApp.drags()).toEqual([]);
});

test('a locked console gives nothing of what was last known', async ({ staffApp, staffComputer }) => {
  const { forger } = staffComputer;
  if (!forger) throw new Error('The stand-in can forge.');
  await expect.poll(() => forger.invoke(OWN, 'last-known:read', [undefined])).not.toBeNull();
  await staffApp.choose('lock');
  await expect(staffApp.page.getByRole('dialog', { name: 'Locked' })).toBeVisible();
  expect(await forger.invoke(OWN, 'last-known:read', [undefined])).toBeNull();
  expect(await forger.invoke(OWN, 'last-known:pin', ['271828'])).toEqual({ outcome: 'refused' });
  expect(await forger.invoke(OWN, 'last-known:touch-id', [undefined])).toBe(false);
  expect(await forger.invoke(OWN, 'last-known:read', [undefined])).toBeNull();
});

test('a picture that is larger than its bytes let suppose is not decoded', async ({
  staffApp,
  staffComputer,
}) => {
  // The start of a PNG of 60,000 × 60,000 pixels: decoding it would need 14 GB.
  const header = Buffer.alloc(33);
  header.write('\x89PNG\r\n\x1a\n', 'latin1');
  header.write('IHDR', 12, 'latin1');
  header.writeUInt32BE(60_000, 16);
  header.writeUInt32BE(60_000, 20);
  await expect(
    staffComputer.forger?.invoke(OWN, 'clipboard:picture', [new Uint8Array(header)]),
  ).rejects.toThrow('This picture is too large.');
  expect(await staffApp.clipboardPicture()).toBeUndefined();
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
