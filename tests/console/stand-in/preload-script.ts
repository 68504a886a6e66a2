/**
 * Names of the globals through which the page and the test communicate; all but `emit` are removed from the
 * page at once.
 */
export interface DoorNames {
  readonly invoke: string;
  readonly press: string;
  readonly contextMenu: string;
  readonly emit: string;
}

/**
 * Runs in the page before any of its own code: runs the preload script as in Electron's sandbox, where it has
 * only `contextBridge` and `ipcRenderer`, and reaches the page only through what it exposes. It is sent as
 * text, so it must not use anything outside this function.
 */
const openDoor = (
  names: DoorNames,
  preload: (require: unknown, module: object, exports: object, process: object) => void,
) => {
  const scope = globalThis as unknown as Record<string, unknown>;
  const take = (name: string) => {
    const taken = scope[name] as (...args: unknown[]) => Promise<unknown>;
    delete scope[name];
    return taken;
  };
  const [invoke, press] = [take(names.invoke), take(names.press)];
  const contextMenu = take(names.contextMenu);
  // Electron runs the preload script only in the main frame.
  if (window.top !== window) return;

  const listeners = new Map<string, ((event: object, ...args: unknown[]) => void)[]>();
  Object.defineProperty(window, names.emit, {
    enumerable: false,
    value: (channel: string, args: unknown[]) => {
      for (const listener of listeners.get(channel) ?? []) listener({}, ...args);
    },
  });

  const isPlain = (value: object) =>
    [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value));
  /** Copies a value between the two worlds; functions are wrapped. */
  const cross = (value: unknown): unknown => {
    if (typeof value === 'function') {
      return (...args: unknown[]) => cross(value(...args.map(cross)));
    }
    if (value instanceof Promise) {
      return value.then(cross, (error) => Promise.reject(new Error(error?.message ?? String(error))));
    }
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(cross);
    if (!isPlain(value)) return structuredClone(value);
    return Object.freeze(
      Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cross(inner)])),
    );
  };

  const off = (channel: string, listener: unknown) => {
    listeners.set(
      channel,
      (listeners.get(channel) ?? []).filter((each) => each !== listener),
    );
  };
  const ipcRenderer = {
    invoke: (channel: string, ...args: unknown[]) => invoke(channel, structuredClone(args)),
    on: (channel: string, listener: (event: object, ...args: unknown[]) => void) => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
    },
    off,
    removeListener: off,
  };
  const contextBridge = {
    exposeInMainWorld: (key: string, api: unknown) =>
      Object.defineProperty(window, key, { value: cross(api), enumerable: true }),
  };
  const sandboxed = (name: string) => {
    if (name === 'electron' || name === 'electron/renderer') return { contextBridge, ipcRenderer };
    throw new Error(`module not found: ${name}`);
  };

  // Chromium reports no progress of what is uploaded to a scheme of the program's own.
  Object.defineProperty(XMLHttpRequestUpload.prototype, 'onprogress', { set: () => {} });
  const { addEventListener } = XMLHttpRequestUpload.prototype;
  XMLHttpRequestUpload.prototype.addEventListener = function listen(this: object, ...args: unknown[]) {
    if (args[0] !== 'progress') Reflect.apply(addEventListener, this, args);
  };

  // Decides in a task of its own, after the last listener: the menu gets only the keys that the page did not prevent.
  const isForMenu = (event: KeyboardEvent) =>
    event.ctrlKey || event.metaKey || event.altKey || /^F\d+$/.test(event.key);
  window.addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted || !isForMenu(event)) return;
      const { key, ctrlKey: ctrl, shiftKey: shift, altKey: alt, metaKey: meta } = event;
      setTimeout(() => {
        if (!event.defaultPrevented) void press({ key, ctrl, shift, alt, meta });
      });
    },
    true,
  );

  // Decides last: Electron is notified only if the page has not shown its own menu.
  window.addEventListener('contextmenu', (event) => {
    if (event.defaultPrevented) return;
    const { target } = event;
    const field = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null;
    const selected = field
      ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
      : String(window.getSelection());
    const canCopy = selected !== '' && field?.type !== 'password';
    void contextMenu({
      isEditable: field !== null,
      selectionText: selected,
      editFlags: {
        canCut: canCopy && field !== null,
        canCopy,
        canPaste: field !== null,
        canSelectAll: true,
      },
    });
  });

  const module = { exports: {} };
  preload(sandboxed, module, module.exports, { type: 'renderer', sandboxed: true, contextIsolated: true });
};

/** The text of an init script that runs the preload script `source`. */
export const preloadScript = (source: string, names: DoorNames): string =>
  `(${openDoor})(${JSON.stringify(names)}, function (require, module, exports, process) {${source}\n});`;
