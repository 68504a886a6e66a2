import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { expect, test, vi } from 'vitest';
import { FakeWindow, onPlatform, withElectron } from '../../../../tests/support/fake-electron.ts';

const app = Object.assign(new EventEmitter(), { setBadgeCount: vi.fn() });
const nativeImage = { createFromPath: (path: string) => path };
const { createUnreadBadge } = await withElectron({ app, nativeImage }, () => import('./unread-badge.ts'));

const open = (window: FakeWindow | undefined) =>
  createUnreadBadge(() => window as unknown as BrowserWindow | undefined);

test('on Windows the taskbar shows a number over the icon, with words for screen readers', () => {
  onPlatform('win32');
  const window = new FakeWindow();
  const badge = open(window);
  badge(3);
  expect(window.setOverlayIcon).toHaveBeenLastCalledWith(
    expect.stringContaining('overlay-3'),
    '3 unread requests',
  );
  badge(3);
  expect(window.setOverlayIcon).toHaveBeenCalledOnce();
  badge(0);
  expect(window.setOverlayIcon).toHaveBeenLastCalledWith(null, '');
  // A window that comes back from the tray has lost it.
  badge(12);
  app.emit('browser-window-created', {}, window);
  window.show();
  expect(window.setOverlayIcon).toHaveBeenCalledTimes(4);
  expect(window.setOverlayIcon).toHaveBeenLastCalledWith(
    expect.stringContaining('overlay-10'),
    '12 unread requests',
  );
  expect(app.setBadgeCount).not.toHaveBeenCalled();
});

test('elsewhere the icon itself has the number, with or without a window', () => {
  onPlatform('darwin');
  const badge = open(undefined);
  badge(2);
  badge(0);
  expect(app.setBadgeCount.mock.calls).toEqual([[2], [0]]);
});
