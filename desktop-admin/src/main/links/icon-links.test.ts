import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { deferred } from '../../../../tests/support/deferred.ts';
import { onPlatform, preventable, withElectron } from '../../../../tests/support/fake-electron.ts';
import { loggedLines } from '../../../../tests/support/logged-lines.ts';

const fakeApp = () =>
  Object.assign(new EventEmitter(), {
    isPackaged: true,
    dock: { setMenu: vi.fn() },
    setUserTasks: vi.fn(() => true),
    setAsDefaultProtocolClient: vi.fn(() => true),
  });

let app = fakeApp();
const electron = {
  get app() {
    return app;
  },
  Menu: { buildFromTemplate: (template: object[]) => template },
};
const links = await withElectron(electron, async () => ({
  ...(await import('./offer-quick-links.ts')),
  ...(await import('./answer-links.ts')),
  ...(await import('../log.ts')),
}));

const open = () => {
  app = fakeApp();
  const target = { show: vi.fn(), openPath: vi.fn(), lock: vi.fn() };
  return { app, target, ...links, lines: loggedLines(links.log) };
};
const titles = ['New requests', 'Today', 'Lock now'];

test('on Windows the taskbar’s tasks start the program with a link', () => {
  onPlatform('win32');
  const { app, target, offerQuickLinks, registerScheme } = open();
  offerQuickLinks(target);
  const [tasks] = app.setUserTasks.mock.calls[0] as unknown as [{ title: string; arguments: string }[]];
  expect(tasks.map(({ title }) => title)).toEqual(titles);
  expect(tasks.map((task) => task.arguments)).toEqual(
    ['requests', 'today', 'lock'].map((place) => `oren-vale://${place}`),
  );
  expect(app.dock.setMenu).not.toHaveBeenCalled();
  registerScheme();
  expect(app.setAsDefaultProtocolClient).toHaveBeenCalledExactlyOnceWith('oren-vale');
});

test('on macOS the dock’s menu leads there', () => {
  onPlatform('darwin');
  const { app, target, offerQuickLinks } = open();
  offerQuickLinks(target);
  const [menu] = app.dock.setMenu.mock.calls[0] as [{ label: string; click: () => void }[]];
  expect(menu.map(({ label }) => label)).toEqual(titles);
  for (const { click } of menu) click();
  expect(target.openPath.mock.calls).toEqual([['/admin/requests'], ['/admin/dashboard']]);
  expect(target.lock).toHaveBeenCalledOnce();
  expect(app.setUserTasks).not.toHaveBeenCalled();
});

test('on macOS the system’s event brings a link, also one that has started the program', async () => {
  onPlatform('darwin');
  const { app, target, answerLinks } = open();
  const started = deferred<typeof target>();
  answerLinks(started.promise);
  const event = preventable();
  app.emit('open-url', event, 'oren-vale://agenda');
  expect(event.preventDefault).toHaveBeenCalledOnce();
  expect(target.openPath).not.toHaveBeenCalled();
  started.resolve(target);
  await expect.poll(() => target.openPath).toHaveBeenCalledExactlyOnceWith('/admin/agenda');
});

test('a second start without a link, or with one that leads nowhere, shows the window', async () => {
  onPlatform('linux');
  const { app, target, answerLinks, registerScheme, lines } = open();
  answerLinks(Promise.resolve(target));
  app.emit('second-instance', {}, ['console']);
  app.emit('second-instance', {}, ['console', 'oren-vale://settings/../../etc']);
  await expect.poll(() => target.show).toHaveBeenCalledTimes(2);
  expect(lines).toEqual(['A link to the console was not understood.']);
  expect(target.openPath).not.toHaveBeenCalled();
  // The desktop entry of the package says whose links they are.
  registerScheme();
  expect(app.setAsDefaultProtocolClient).not.toHaveBeenCalled();
});
