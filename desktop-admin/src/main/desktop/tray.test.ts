import { EventEmitter } from 'node:events';
import type { MenuItemConstructorOptions } from 'electron';
import { expect, test, vi } from 'vitest';
import { onPlatform, withElectron } from '../../../../tests/support/fake-electron.ts';

class FakeTray extends EventEmitter {
  static readonly all: FakeTray[] = [];
  items: MenuItemConstructorOptions[] = [];
  readonly setToolTip = vi.fn();
  readonly destroy = vi.fn();

  readonly image: { readonly setTemplateImage: object };
  constructor(image: FakeTray['image']) {
    super();
    this.image = image;
    FakeTray.all.push(this);
  }
  setContextMenu(items: MenuItemConstructorOptions[]) {
    this.items = items;
  }
}

const { createProgramTray } = await withElectron(
  {
    Tray: FakeTray,
    Menu: { buildFromTemplate: (template: object[]) => template },
    nativeImage: { createFromPath: (path: string) => ({ path, setTemplateImage: vi.fn() }) },
  },
  () => import('./tray.ts'),
);

const open = () => {
  FakeTray.all.length = 0;
  const calls = { show: vi.fn(), showRequests: vi.fn(), pause: vi.fn(), quit: vi.fn() };
  const tray = createProgramTray(calls);
  const icon = () => FakeTray.all.at(-1);
  return { ...calls, tray, icon, item: (id: string) => icon()?.items.find((each) => each.id === id) };
};

test('a click on the icon shows the window; on macOS it opens the menu and nothing else', () => {
  onPlatform('linux');
  const { tray, icon, show } = open();
  tray.keep(true);
  tray.keep(true);
  expect(FakeTray.all).toHaveLength(1);
  icon()?.emit('click');
  expect(show).toHaveBeenCalledOnce();
  tray.keep(false);
  expect(icon()?.destroy).toHaveBeenCalledOnce();

  onPlatform('darwin');
  const mac = open();
  mac.tray.keep(true);
  mac.icon()?.emit('click');
  expect(mac.show).not.toHaveBeenCalled();
  expect(mac.icon()?.image.setTemplateImage).toHaveBeenCalledExactlyOnceWith(true);
});

test('what is unread stands in its words and its menu, and leads there', () => {
  const { tray, icon, item, showRequests } = open();
  tray.showUnread(3);
  tray.keep(true);
  expect(icon()?.setToolTip).toHaveBeenLastCalledWith(expect.stringContaining(', 3 unread requests'));
  item('tray-requests')?.click?.({} as never, undefined, {} as never);
  expect(showRequests).toHaveBeenCalledOnce();
  tray.showUnread(0);
  expect(icon()?.setToolTip).toHaveBeenLastCalledWith(expect.not.stringContaining('unread'));
  expect(item('tray-requests')).toBeUndefined();
});

test('a pause is ticked, and ended there', () => {
  const { tray, item, pause } = open();
  tray.keep(true);
  expect(item('tray-pause')?.checked).toBe(false);
  tray.showPaused(true);
  expect(item('tray-pause')?.checked).toBe(true);
  item('tray-pause')?.click?.({ checked: false } as never, undefined, {} as never);
  expect(pause).toHaveBeenCalledExactlyOnceWith(false);
});
