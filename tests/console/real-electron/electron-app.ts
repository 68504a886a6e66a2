import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type ElectronApplication, expect, type Page } from '@playwright/test';
import { type ConsoleApp, type MenuEntry, untilChosen } from '../console-app.ts';
import './recorder.ts';

/**
 * Items of a menu as plain data; runs in the main process, so it must not use anything outside this function.
 */
const readMenu = (electron: ElectronApplication): Promise<MenuEntry[]> =>
  electron.evaluate(({ Menu }) => {
    const getEntries = (menu: Electron.Menu | null | undefined): MenuEntry[] =>
      (menu?.items ?? [])
        .filter(({ visible }) => visible)
        .map(({ id, label, role, accelerator, enabled, checked, submenu }) => ({
          id: id ?? '',
          label,
          role: role ?? '',
          accelerator: String(accelerator ?? ''),
          enabled,
          checked,
          entries: getEntries(submenu),
        }));
    return getEntries(Menu.getApplicationMenu());
  });

/** Kills it with its renderers and helpers, which would go on writing into the folder that the test removes. */
const killGroup = (program: ChildProcess) => {
  // Playwright starts it as the leader of a group, where there are groups.
  if (process.platform === 'win32' || program.pid === undefined) program.kill('SIGKILL');
  else process.kill(-program.pid, 'SIGKILL');
};

/** The console in Electron itself, driven by Playwright. */
export const electronApp = (electron: ElectronApplication, firstPage: Page): ConsoleApp => {
  const ended = new Promise<number | null>((resolve) => electron.process().once('exit', resolve));
  let running = true;
  void ended.then(() => {
    running = false;
  });
  let shownAgain: Page | undefined;
  let lostProcess = 0;
  return {
    get page() {
      return shownAgain ?? electron.windows().at(0) ?? firstPage;
    },
    get isRunning() {
      return running;
    },
    pressKey: (key) =>
      electron.evaluate(({ BrowserWindow }, keys) => {
        const [contents] = BrowserWindow.getAllWindows().map(({ webContents }) => webContents);
        const names = keys.split('+');
        const keyCode = names.pop() ?? '';
        const modifiers: ('meta' | 'control')[] = names.map(() =>
          process.platform === 'darwin' ? 'meta' : 'control',
        );
        for (const type of ['keyDown', 'keyUp'] as const)
          contents?.sendInputEvent({ type, keyCode, modifiers });
      }, key),
    menu: () => readMenu(electron),
    choose: untilChosen((id) =>
      electron.evaluate(({ Menu, BrowserWindow, webContents }, requested) => {
        const item = Menu.getApplicationMenu()?.getMenuItemById(requested);
        if (!item?.enabled || !item.visible) throw new Error(`The item ${requested} cannot be chosen.`);
        // Without them Electron does nothing for a role.
        item.click(undefined, BrowserWindow.getFocusedWindow(), webContents.getFocusedWebContents());
      }, id),
    ),
    contextEntries: () =>
      electron.evaluate(() =>
        (recorded.contextMenu?.items ?? []).map(({ label, role, enabled, checked }) => ({
          id: '',
          label,
          role: role ?? '',
          accelerator: '',
          enabled,
          checked,
          entries: [],
        })),
      ),
    chooseContext: (label) =>
      electron.evaluate(({ BrowserWindow, webContents }, requested) => {
        const { contextMenu } = recorded;
        const item = contextMenu?.items.find((each) => each.label === requested);
        if (!item?.enabled) throw new Error(`The context menu offers no ${requested}.`);
        item.click(undefined, BrowserWindow.getFocusedWindow(), webContents.getFocusedWebContents());
      }, label),
    clipboardText: () => electron.evaluate(({ clipboard }) => clipboard.readText()),
    clipboardPicture: async () => {
      const base64 = await electron.evaluate(async ({ clipboard }) => {
        for (const item of await clipboard.read()) {
          if (!item.types.includes('image/png')) continue;
          const png = await item.getType('image/png');
          if (png instanceof Blob) return Buffer.from(await png.arrayBuffer()).toString('base64');
        }
        return undefined;
      });
      return base64 === undefined ? undefined : Buffer.from(base64, 'base64');
    },
    notifications: () =>
      electron.evaluate(() => recorded.notifications.map(({ title, body }) => ({ title, body }))),
    clickNotification: (index) => electron.evaluate((_, at) => recorded.notifications[at]?.click(), index),
    pressNotification: (index, button) =>
      electron.evaluate((_, [at, text]) => recorded.notifications[at]?.press(text), [index, button] as const),
    opened: () => electron.evaluate(() => recorded.opened),
    drags: async () => {
      const drags = await electron.evaluate(() => recorded.drags);
      return drags.map((files) =>
        files.map(({ name, base64 }) => ({ name, bytes: new Uint8Array(Buffer.from(base64, 'base64')) })),
      );
    },
    messages: () => electron.evaluate(() => recorded.messages),
    queueAnswer: (response) => electron.evaluate((_, answer) => void recorded.answers.push(answer), response),
    proposals: () => electron.evaluate(() => recorded.proposals),
    queueSavePath: (path) => electron.evaluate((_, next) => void recorded.savePaths.push(next), path),
    badge: () => electron.evaluate(() => recorded.badge.count),
    window: () =>
      electron.evaluate(({ BrowserWindow }) => {
        const [window] = BrowserWindow.getAllWindows();
        return (
          window && {
            bounds: window.getBounds(),
            visible: window.isVisible(),
            focused: window.isFocused(),
            minimized: window.isMinimized(),
            maximized: window.isMaximized(),
            zoomLevel: window.webContents.getZoomLevel(),
            title: window.getTitle(),
          }
        );
      }),
    setBounds: (bounds) =>
      electron.evaluate(({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]?.setBounds(to), bounds),
    act: async (action) => {
      await electron.evaluate(
        ({ BrowserWindow }, name) => BrowserWindow.getAllWindows()[0]?.[name](),
        action,
      );
      // A window manager does what it is asked a little later.
      const isDone = () =>
        electron.evaluate(({ BrowserWindow }, name) => {
          const [window] = BrowserWindow.getAllWindows();
          if (name === 'minimize') return window?.isMinimized();
          return name !== 'maximize' || window?.isMaximized();
        }, action);
      await expect.poll(isDone).toBe(true);
    },
    tray: () =>
      electron.evaluate(() => {
        const { trays, tooltip } = recorded;
        const last = trays.filter(({ tray }) => !tray.isDestroyed()).at(-1);
        const entries = (last?.menu?.items ?? []).map(({ id, label, enabled, checked }) => ({
          id: id ?? '',
          label,
          role: '',
          accelerator: '',
          enabled,
          checked,
          entries: [],
        }));
        return last && { tooltip, entries };
      }),
    clickTray: (id) =>
      electron.evaluate((_, requested) => {
        const last = recorded.trays.at(-1);
        if (requested === undefined) last?.tray.emit('click');
        else last?.menu?.getMenuItemById(requested)?.click();
      }, id),
    forget: async () => {
      await electron.evaluate(({ clipboard, nativeTheme, powerMonitor, BrowserWindow }) => {
        for (const list of Object.values(recorded)) if (Array.isArray(list)) list.length = 0;
        recorded.contextMenu = undefined;
        powerMonitor.getSystemIdleState = () => 'active';
        nativeTheme.themeSource = 'system';
        const [window] = BrowserWindow.getAllWindows();
        if (window?.isMinimized()) window.restore();
        window?.show();
        return clipboard.clear();
      });
    },
    passTime: (ms) => electron.evaluate((_, limit) => globalThis.passTime(limit), ms),
    setDark: (dark) =>
      electron.evaluate(({ nativeTheme }, on) => {
        nativeTheme.themeSource = on ? 'dark' : 'light';
      }, dark),
    themeSource: () => electron.evaluate(({ nativeTheme }) => nativeTheme.themeSource),
    setIdle: (seconds) =>
      electron.evaluate(({ powerMonitor }, idle) => {
        powerMonitor.getSystemIdleState = (threshold) => (idle >= threshold ? 'idle' : 'active');
      }, seconds),
    lockComputer: () =>
      electron.evaluate(({ powerMonitor }) => {
        powerMonitor.getSystemIdleState = () => 'locked';
        // An event that Electron never emits on Linux.
        if (process.platform !== 'linux') powerMonitor.emit('lock-screen');
      }),
    suspend: () => electron.evaluate(({ powerMonitor }) => void powerMonitor.emit('suspend')),
    crash: async () => {
      lostProcess = await electron.evaluate(({ BrowserWindow }) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents;
        const lost = contents?.getOSProcessId() ?? 0;
        contents?.forcefullyCrashRenderer();
        return lost;
      });
    },
    hang: async () => {
      lostProcess = await electron.evaluate(({ BrowserWindow }) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents;
        contents?.executeJavaScript('for (;;);').catch(() => {});
        // Chromium does not look for pages that hang while a debugger, such as Playwright's, is attached.
        contents?.emit('unresponsive');
        return contents?.getOSProcessId() ?? 0;
      });
    },
    pageShownAgain: async () => {
      const isLoaded = () =>
        electron.evaluate(({ BrowserWindow }, lost) => {
          const contents = BrowserWindow.getAllWindows()[0]?.webContents;
          const isNew = contents !== undefined && contents.getOSProcessId() !== lost;
          return isNew && !contents.isCrashed() && !contents.isLoading();
        }, lostProcess);
      await expect.poll(isLoaded).toBe(true);
      const userData = await electron.evaluate(({ app }) => app.getPath('userData'));
      const [port, address] = readFileSync(path.join(userData, 'DevToolsActivePort'), 'utf8').split('\n');
      const browser = await chromium.connectOverCDP(`ws://127.0.0.1:${port}${address}`);
      const page = browser.contexts()[0]?.pages()[0];
      if (!page) throw new Error('The window has no page.');
      shownAgain = page;
      return page;
    },
    permissions: async (permission) => {
      const state = await firstPage.evaluate(
        async (name) => (await navigator.permissions.query({ name: name as PermissionName })).state,
        permission,
      );
      return { requested: state === 'granted', checked: state === 'granted' };
    },
    quit: async () => {
      await electron.evaluate(({ app }) => app.quit()).catch(() => {});
      return ended;
    },
    kill: async () => {
      killGroup(electron.process());
      await ended;
    },
  };
};
