import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { onPlatform, withElectron } from '../../../../tests/support/fake-electron.ts';
import { loggedLines } from '../../../../tests/support/logged-lines.ts';
import type { Notice } from './notice.ts';

type Activate = (details: { type: string; actionIndex?: number; arguments: string }) => void;

const open = async ({ isSupported = true, isInFront = false } = {}) => {
  const shown: FakeNotification[] = [];
  let activate: Activate | undefined;
  class FakeNotification extends EventEmitter {
    static isSupported = () => isSupported;
    static handleActivation = (listener: Activate) => {
      activate = listener;
    };
    readonly close = vi.fn();
    readonly options: { title: string; silent: boolean; actions?: { text: string }[] };
    constructor(options: FakeNotification['options']) {
      super();
      this.options = options;
    }
    show() {
      shown.push(this);
    }
  }
  const { createNotifier } = await withElectron(
    { Notification: FakeNotification },
    () => import('./notify.ts'),
  );
  const calls = { onClick: vi.fn(), onMarkRead: vi.fn(), onFailed: vi.fn() };
  const { lines, log } = loggedLines();
  const notifier = createNotifier({ isInFront: () => isInFront, ...calls, log });
  return {
    ...calls,
    ...notifier,
    shown,
    lines,
    activate: (details: Parameters<Activate>[0]) => activate?.(details),
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
  path: '/admin/media',
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
    [undefined, true],
    [undefined, false],
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

test('on Windows a button that is pressed in the Action Center does its work', async () => {
  onPlatform('win32');
  const { show, activate, onClick, onMarkRead } = await open();
  show(request);
  activate({ type: 'action', actionIndex: 0, arguments: 'type=action&action=0&tag=new-submissions' });
  expect(onMarkRead).toHaveBeenCalledExactlyOnceWith(['M-4F7K']);
  activate({ type: 'action', actionIndex: 1, arguments: 'type=action&action=1&tag=new-submissions' });
  expect(onClick).toHaveBeenCalledExactlyOnceWith(request.path);
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
