import type { BrowserContext } from '@playwright/test';
import { type ConsoleApp, untilChosen } from '../console-app.ts';
import type { BrowserFunctions, ProgramFunctions, ProgramStart } from '../electron-double/protocol.ts';
import { forkProgram } from './program-process.ts';
import { openWindowPage, type WindowPage } from './window-page.ts';

/** What the program's process answers itself. */
const forwarded = [
  ...(['menu', 'contextEntries', 'chooseContext', 'clipboardText', 'clipboardPicture'] as const),
  ...(['notifications', 'clickNotification', 'pressNotification', 'opened', 'drags', 'messages'] as const),
  ...(['queueAnswer', 'proposals', 'queueSavePath', 'badge', 'window', 'setBounds'] as const),
  ...(['act', 'tray', 'clickTray', 'forget', 'passTime', 'crash', 'hang', 'setDark'] as const),
  ...(['themeSource', 'setIdle', 'lockComputer', 'suspend', 'permissions'] as const),
];
type Forwarded = Pick<ConsoleApp, (typeof forwarded)[number]>;

/** The built main script in its own process, with its windows as pages of `context`. */
export interface StandInApp extends ConsoleApp {
  readonly program: ReturnType<typeof forkProgram>;
  /** Resolves when it has opened its window, rejects when it exits without one. */
  readonly shown: Promise<void>;
  readonly wasKilled: boolean;
}

export const startStandIn = (
  context: BrowserContext,
  start: ProgramStart,
  complain: (text: string) => void,
): StandInApp => {
  const windows = new Map<number, WindowPage>();
  let isKilled = false;
  const getWindow = (id: number): WindowPage => {
    const window = windows.get(id);
    if (!window) throw new Error(`There is no window ${id}.`);
    return window;
  };
  let onShown = () => {};
  const firstLoad = new Promise<void>((resolve) => {
    onShown = resolve;
  });

  // A window dies with its program; here its page lives a moment longer, and its calls fail.
  const complainOf = (text: string) => {
    if (!isKilled) complain(text);
  };

  const browser: BrowserFunctions = {
    openWindow: async (id, options) => {
      const surroundings = { context, port: start.port, program: program.line, complain: complainOf };
      windows.set(id, await openWindowPage(id, options, surroundings));
    },
    load: async (id, url) => {
      await getWindow(id).load(url);
      onShown();
    },
    reload: async (id) => void (await getWindow(id).page.reload()),
    objects: (id) =>
      getWindow(id).page.evaluate(
        () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
      ),
    close: async (id) => {
      await windows.get(id)?.page.close();
      windows.delete(id);
    },
    resize: (id, width, height) => getWindow(id).page.setViewportSize({ width, height }),
    edit: (id, command) => getWindow(id).edit(command),
    emit: (id, channel, args) => getWindow(id).emit(channel, args),
    darken: async (dark) => {
      for (const { page } of windows.values())
        await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    },
  };

  const program = forkProgram(start, browser);
  let running = true;
  const ended = program.ended.then(async (code) => {
    running = false;
    for (const { page } of windows.values()) await page.close().catch(() => {});
    windows.clear();
    return code;
  });
  const started = program.line.call('start', start);
  const endedEarly = ended.then((code) => {
    throw new Error(`The program has ended with ${code} before it had a window.\n${program.said()}`);
  });
  const shown = Promise.race([started.then(() => firstLoad), endedEarly]);
  // Prevents unhandled rejections when nobody waits for them.
  shown.catch(() => {});
  endedEarly.catch(() => {});

  const ask =
    <Name extends keyof ProgramFunctions & string>(name: Name) =>
    (...args: Parameters<ProgramFunctions[Name]>) =>
      program.line.call(name, ...args);

  const asked = Object.fromEntries(forwarded.map((name) => [name, ask(name)])) as Forwarded;

  const getPage = () => {
    const [window] = windows.values();
    if (!window) throw new Error('The program has no window.');
    return window.page;
  };
  return {
    program,
    shown,
    get page() {
      return getPage();
    },
    pressKey: (key) => getPage().keyboard.press(key),
    pageShownAgain: async () => getPage(),
    get wasKilled() {
      return isKilled;
    },
    get isRunning() {
      return running;
    },
    ...asked,
    choose: untilChosen(ask('choose')),
    quit: async () => {
      // The connection is cut before the answer when the program exits at once.
      await program.line.call('quit').catch(() => {});
      return ended;
    },
    kill: async () => {
      isKilled = true;
      program.child.kill('SIGKILL');
      await ended;
    },
  };
};
