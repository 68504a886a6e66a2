import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { onPlatform, withElectron } from '../../../../tests/support/fake-electron.ts';
import { loggedLines } from '../../../../tests/support/logged-lines.ts';
import type { Notice } from './notice.ts';

type Activate = (details: { type: string; actionIndex?: number; arguments: string }) => void;

const open = async ({ isSupported = true, isInFront = false, isServed = true } = {}) => {
  const shown: FakeNotification[] = [];
  let activate: Activate | undefined;
  class FakeNotification extends EventEmitter {
    static isSupported = vi.fn(() => isSupported);
    static handleActivation = (listener: Activate) => {
      activate = listener;
    };
    readonly close = vi.fn();
    readonly options: { title: string; silent: boolean; actions?: { text: string }[]; toastXml?: string };
    constructor(options: FakeNotification['options']) {
      super();
      this.options = options;
    }
    show() {
      shown.push(this);
      if (isServed) this.emit('show', {});
    }
  }
  const { createNotifier } = await withElectron(
    { Notification: FakeNotification },
    () => import('./notify.ts'),
  );
  const calls = { onClick: vi.fn(), onMarkRead: vi.fn(), onFailed: vi.fn() };
  const { log } = await import('../log.ts');
  const lines = loggedLines(log);
  const notifier = createNotifier({ isInFront: () => isInFront, ...calls });
  return {
    ...calls,
    ...notifier,
    isSupported: FakeNotification.isSupported,
    shown,
    lines,
    isListening: () => activate !== undefined,
    /** A button that is pressed: of the toast itself, or one that Windows has kept. */
    press: (text: string) => activate?.({ type: 'action', actionIndex: 0, arguments: text }),
    /** A click while the program runs: either the object tells of it, or nobody does (no `launch` in the XML). */
    click: (at: number) => {
      shown[at]?.emit('click', {});
      activate?.({ type: 'click', arguments: '' });
    },
  };
};

const request: Notice = {
  topic: 'submissions',
  title: 'A new message',
  body: 'Open the console to read it.',
  path: '/admin/requests/m-4f7k',
  references: ['M-4F7K'],
};
const files: Notice = {
  topic: 'files',
  title: 'A file has arrived',
  body: 'a.jpg',
  path: '/admin/media?sort=newest',
  isSilent: true,
};

test('a click leads to its place; its buttons mark as read, or show', async () => {
  onPlatform('linux');
  const { show, shown, onClick, onMarkRead } = await open();
  show(request);
  expect(shown[0]?.options.actions?.map(({ text }) => text)).toEqual(['Mark as read', 'Show']);
  shown[0]?.emit('click', {});
  expect(onClick).toHaveBeenLastCalledWith(request.path);
  shown[0]?.emit('action', { actionIndex: 0 });
  expect(onMarkRead).toHaveBeenCalledExactlyOnceWith(['M-4F7K']);
  shown[0]?.emit('action', { actionIndex: 1 });
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('where there is nothing to mark there are no buttons', async () => {
  const { show, shown } = await open();
  show(files);
  show({ ...request, references: [] });
  expect(shown.map(({ options }) => [options.actions, options.silent])).toEqual([
    [[], true],
    [[], false],
  ]);
});

test('one of a topic takes the place of the last one, and all go when they are to', async () => {
  const { show, shown, clear } = await open();
  show(request);
  show(files);
  show(request);
  expect(shown.map(({ close }) => close.mock.calls.length)).toEqual([1, 0, 0]);
  clear();
  expect(shown.map(({ close }) => close.mock.calls.length)).toEqual([1, 1, 1]);
});

const ofWindows = async () => {
  onPlatform('win32');
  const opened = await open();
  const xml = (at: number) => opened.shown[at]?.options.toastXml ?? '';
  return { ...opened, xml };
};

test('on Windows a click and the button ‘Show’ follow a link, also one of an earlier start', async () => {
  const { show, xml, click, onClick } = await ofWindows();
  show(request);
  show(files);
  show({ ...request, path: '/admin/requests' });
  const places = ['requests/m-4f7k', 'files', 'requests'];
  for (const [at, place] of places.entries())
    expect(xml(at)).toContain(`<toast activationType="protocol" launch="oren-vale://${place}">`);
  expect(xml(0)).toContain(
    '<action activationType="protocol" arguments="oren-vale://requests/m-4f7k" content="Show"/>',
  );
  // The link alone does it, once.
  click(0);
  expect(onClick).not.toHaveBeenCalled();
});

test('on Windows the other button is answered as soon as all is built, also one of an earlier start', async () => {
  const { show, listen, isListening, isSupported, press, xml, onClick, onMarkRead } = await ofWindows();
  // Electron calls at once for a button that has started the program.
  expect(isListening()).toBe(false);
  listen();
  // Without this question Windows would not know whom to tell.
  expect(isSupported).toHaveBeenCalledOnce();
  press('type=action&action=0');
  expect(onClick).toHaveBeenCalledExactlyOnceWith('/admin/requests');
  show(request);
  show(files);
  expect(xml(0)).toContain(
    '<action activationType="foreground" arguments="type=action&#38;action=0" content="Mark as read"/>',
  );
  press('type=action&action=0');
  expect(onMarkRead).toHaveBeenCalledExactlyOnceWith(['M-4F7K']);
});

test('on Windows names are text, and what makes no sound is silent', async () => {
  const { show, xml } = await ofWindows();
  show({ ...request, references: [] });
  show({ ...files, body: '<a href="x">R&D</a>\u0007.jpg' });
  expect(xml(0)).not.toMatch(/<actions>|<audio/);
  expect(xml(1)).toContain(
    '<text>A file has arrived</text><text>&#60;a href=&#34;x&#34;&#62;R&#38;D&#60;/a&#62; .jpg</text>',
  );
  expect(xml(1)).toContain('<audio silent="true"/>');
});

test('elsewhere there is nothing to listen to', async () => {
  onPlatform('linux');
  const { listen, isListening } = await open();
  listen();
  expect(isListening()).toBe(false);
});

test('on Linux what no service shows is passed on, with a line in the log', async () => {
  onPlatform('linux');
  const { show, onFailed, lines } = await open({ isServed: false });
  show(request);
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(request);
  expect(lines).toHaveLength(1);
});

test('what the system refuses to show is passed on, with a line in the log', async () => {
  onPlatform('darwin');
  const { show, shown, onFailed, lines } = await open();
  show(request);
  shown[0]?.emit('failed', {}, 'Notifications are not allowed for this application');
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(request);
  expect(lines).toHaveLength(1);
});

test.each([
  ['a system without notifications', { isSupported: false }, 'linux'],
  ['macOS, where the window is in front and it would tell of no click', { isInFront: true }, 'darwin'],
] as const)('%s shows none: it is passed on', async (_, state, platform) => {
  onPlatform(platform);
  const { show, shown, onFailed } = await open(state);
  show(files);
  expect(shown).toEqual([]);
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(files);
});

test('elsewhere a window in front is no reason', async () => {
  onPlatform('win32');
  const { show, shown } = await open({ isInFront: true });
  show(files);
  expect(shown).toHaveLength(1);
});
