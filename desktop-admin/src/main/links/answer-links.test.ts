import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { deferred } from '../../../../tests/support/deferred.ts';
import { onPlatform, preventable, withElectron } from '../../../../tests/support/fake-electron.ts';
import { loggedLines } from '../../../../tests/support/logged-lines.ts';

const fakeApp = () =>
  Object.assign(new EventEmitter(), {
    isPackaged: true,
    setAsDefaultProtocolClient: vi.fn(() => true),
  });

let app = fakeApp();
const electron = {
  get app() {
    return app;
  },
};
const links = await withElectron(electron, () => import('./answer-links.ts'));

const open = () => {
  app = fakeApp();
  const target = { show: vi.fn(), openPath: vi.fn() };
  return { app, target, ...links, ...loggedLines() };
};

test('Windows learns from the program whose links they are', () => {
  const { app, registerScheme, log } = open();
  onPlatform('win32');
  registerScheme(log);
  expect(app.setAsDefaultProtocolClient).toHaveBeenCalledExactlyOnceWith('oren-vale');
});

test('on macOS the system’s event brings a link, also one that has started the program', async () => {
  onPlatform('darwin');
  const { app, target, answerLinks, log } = open();
  const started = deferred<typeof target>();
  answerLinks(started.promise, log);
  const event = preventable();
  app.emit('open-url', event, 'oren-vale://agenda');
  expect(event.preventDefault).toHaveBeenCalledOnce();
  expect(target.openPath).not.toHaveBeenCalled();
  started.resolve(target);
  await vi.waitFor(() => expect(target.openPath).toHaveBeenCalledExactlyOnceWith('/admin/agenda'));
});

test('a second start without a link, or with one that leads nowhere, shows the window', async () => {
  onPlatform('linux');
  const { app, target, answerLinks, registerScheme, log, lines } = open();
  answerLinks(Promise.resolve(target), log);
  app.emit('second-instance', {}, ['console']);
  app.emit('second-instance', {}, ['console', 'oren-vale://settings/../../etc']);
  await vi.waitFor(() => expect(target.show).toHaveBeenCalledTimes(2));
  expect(lines).toEqual(['A link to the console was not understood.']);
  expect(target.openPath).not.toHaveBeenCalled();
  // The desktop entry of the package says whose links they are.
  registerScheme(log);
  expect(app.setAsDefaultProtocolClient).not.toHaveBeenCalled();
});
