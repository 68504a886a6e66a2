import type Electron from 'electron';
import { BrowserWindow } from './browser-window.ts';
import type { PartialDoubleOf } from './double-of.ts';
import type { SenderInfo } from './protocol.ts';
import { strict } from './strict.ts';

type Handler = (event: object, ...args: unknown[]) => unknown;

const handlers = new Map<string, Handler>();

export const ipcMain = strict('ipcMain', {
  handle: (channel: string, handler: Handler) => {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, handler);
  },
} satisfies PartialDoubleOf<Electron.IpcMain>);

const toEvent = ({ window, url, isMainFrame }: SenderInfo) => {
  const sender = BrowserWindow.fromId(window)?.webContents;
  if (!sender) throw new Error('The window has gone.');
  const senderFrame = sender.frameAt(url, isMainFrame);
  return strict('event', { sender, senderFrame });
};

const clone = (value: unknown): unknown => {
  try {
    return structuredClone(value);
  } catch (error) {
    throw new Error('An object could not be cloned.', { cause: error });
  }
};

/** Calls the handler of a channel like a message from this sender; rejects with Electron's messages. */
export const invoke = async (from: SenderInfo, channel: string, args: unknown[]): Promise<unknown> => {
  const handler = handlers.get(channel);
  try {
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    return clone(await handler(toEvent(from), ...args));
  } catch (error) {
    throw new Error(`Error invoking remote method '${channel}': ${error}`);
  }
};
