/** What a case has in the main process. */
export interface Host {
  readonly electron: typeof Electron.CrossProcessExports;
  /** Lets the scheme answer a path with a page, its script, or what the handler says. */
  serve(path: string, page: string | ((request: Request) => Response | Promise<Response>)): void;
  /** A hidden window with nothing in it. */
  openWindow(): Electron.BrowserWindow;
  /** The same, with the page of a path, which has been loaded and could be shown. */
  openPage(path: string): Promise<Electron.BrowserWindow>;
  /** A window whose page does something as soon as it is told to; it must not use anything outside that function. */
  openPageFor(act: () => unknown): Promise<{
    readonly window: Electron.BrowserWindow;
    /** Resolves with what it returns, or the words of the error that it throws. */
    readonly act: () => Promise<unknown>;
  }>;
  /** What the page says next by `main.say(word, value)`. */
  said(word: string): Promise<unknown>;
}

/** What the pages of the cases have of the program. */
declare global {
  var main: {
    say(word: string, value?: unknown): Promise<void>;
    call(channel: string, ...args: unknown[]): Promise<unknown>;
    on(channel: string, listener: () => void): void;
  };
}

/** A question to Electron, and what the program relies on as its answer. */
export interface ElectronCase {
  readonly name: string;
  /** Runs in the main process; its answer is compared as JSON. */
  readonly run: (host: Host) => unknown;
  readonly answer: unknown;
  /** Another answer that is right in Electron itself where the suite has been tried, and why. */
  readonly orElse?: { readonly answer: unknown; readonly why: string };
}

type Emitter = Pick<NodeJS.EventEmitter, 'on' | 'once'>;

/** Names of the events that an emitter emits from now on. */
export const recordEvents = (emitter: Emitter, names: readonly string[], into: string[] = []): string[] => {
  for (const name of names) emitter.on(name, () => into.push(name));
  return into;
};

/** Resolves once Electron is done with it: within an event it does not close or load again. */
export const nextEvent = (emitter: Emitter, name: string): Promise<unknown[]> =>
  new Promise((resolve) => emitter.once(name, (...args) => setImmediate(() => resolve(args))));

/** The words of the error with which this ends. */
export const errorOf = async (act: () => unknown): Promise<string> => {
  try {
    await act();
    return 'no error';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Until another page has been loaded and could be shown: then Electron is done with what it was told before. */
export const settle = async ({ openPage }: Host): Promise<void> => {
  (await openPage('/plain')).destroy();
};

/** Without this Chromium does not ask a page about being loaded again. */
export const usePage = async (contents: Electron.WebContents): Promise<void> => {
  if ('executeJavaScript' in contents) await contents.executeJavaScript('0', true);
};
