import { expect, test, vi } from 'vitest';
import { onPlatform, withElectron } from '../../../../tests/support/fake-electron.ts';

const items: Record<string, { checked: boolean }> = {};
const sendActionToFirstResponder = vi.fn();
const Menu = {
  sendActionToFirstResponder,
  getApplicationMenu: () => ({ getMenuItemById: (id: string) => items[id] }),
};
const showMessageBox = vi.fn(async (_question: { detail: string }) => ({ response: 0 }));
const { createMenuActions } = await withElectron(
  { app: {}, shell: {}, dialog: { showMessageBox }, Menu },
  () => import('./menu-actions.ts'),
);

const open = ({ isLocked = false, isFocused = true, refuses = false } = {}) => {
  sendActionToFirstResponder.mockClear();
  Object.assign(items, { 'global-key': { checked: true }, 'start-at-login': { checked: true } });
  const calls = { send: vi.fn(), set: vi.fn(), keepTray: vi.fn(), show: vi.fn() };
  const actions = createMenuActions({
    window: { show: calls.show, browserWindow: () => ({ isFocused: () => isFocused }) },
    send: calls.send,
    settings: { set: calls.set },
    keepTray: calls.keepTray,
    startAtLogin: {
      isOn: () => false,
      set: () => {
        if (refuses) throw new Error('Not allowed.');
      },
    },
    globalKey: { set: () => !refuses },
    isLocked: () => isLocked,
  } as unknown as Parameters<typeof createMenuActions>[0]);
  return { ...calls, actions };
};

test('a command comes to a window that is shown for it; a locked one is told nothing', () => {
  onPlatform('linux');
  const { actions, send, show } = open();
  actions.command('select-all');
  expect(send).toHaveBeenCalledExactlyOnceWith('command', 'select-all');
  const locked = open({ isLocked: true });
  locked.actions.command('select-all');
  expect([show, locked.show].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(locked.send).not.toHaveBeenCalled();
});

test.each([
  ['the lock’s password field', { isLocked: true }],
  ['a dialog in front', { isFocused: false }],
])('on macOS Cmd+A, which is the menu’s, selects in %s', (_, state) => {
  onPlatform('darwin');
  const { actions, send } = open(state);
  actions.command('select-all');
  expect(sendActionToFirstResponder).toHaveBeenCalledExactlyOnceWith('selectAll:');
  expect(send).not.toHaveBeenCalled();
});

test('a key that another program has is said to be taken, stands off and is not kept', () => {
  const { actions, send, set } = open({ refuses: true });
  actions.globalKey(true);
  expect(set).toHaveBeenCalledExactlyOnceWith({ globalKey: false });
  expect(items['global-key']?.checked).toBe(false);
  expect(send).toHaveBeenCalledExactlyOnceWith(
    'notice',
    expect.objectContaining({ title: 'That keyboard shortcut is taken', tone: 'error' }),
  );
});

test('a system that does not start it at login is said, and the menu shows how it stands', () => {
  const { actions, send } = open({ refuses: true });
  actions.startAtLogin(true);
  expect(items['start-at-login']?.checked).toBe(false);
  expect(send).toHaveBeenCalledExactlyOnceWith(
    'notice',
    expect.objectContaining({ title: 'The setting was not saved' }),
  );
});

test('what is switched on is kept', () => {
  const { actions, set, keepTray } = open();
  actions.globalKey(true);
  actions.keepInTray(true);
  expect(set.mock.calls).toEqual([[{ globalKey: true }], [{ keepInTray: true }]]);
  expect(keepTray).toHaveBeenCalledExactlyOnceWith(true);
});

const origin = 'https://shop.example.com';

test.each([
  [undefined, 'No server is set.'],
  [{ origin, checked: { outcome: 'ours', version: '1.2.0' } }, `Server 1.2.0 (${origin})`],
  [{ origin, checked: { outcome: 'failed', why: 'no-answer', sentence: 'No answer.' } }, 'No answer.'],
])('About names all versions, and says what is the matter with the server', async (server, line) => {
  showMessageBox.mockClear();
  const window = { show: vi.fn(), browserWindow: () => undefined };
  const deps = { window, server: { check: async () => server } };
  createMenuActions(deps as unknown as Parameters<typeof createMenuActions>[0]).about();
  await expect.poll(() => showMessageBox).toHaveBeenCalledOnce();
  const { electron, chrome } = process.versions;
  expect(showMessageBox.mock.lastCall?.[0].detail.split('\n')).toEqual([
    expect.stringMatching(/^Console \d+\.\d+\.\d+$/),
    `Electron ${electron}`,
    `Chromium ${chrome}`,
    line,
  ]);
});
