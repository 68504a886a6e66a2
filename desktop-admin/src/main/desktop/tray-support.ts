import { execFile } from 'node:child_process';

/** How long the desktop may take to answer, in milliseconds. */
const TIMEOUT = 2000;

/** The property by which a desktop says that it shows StatusNotifierItems, asked for by GLib's own tool. */
const QUESTION = [
  'call',
  '--session',
  '--dest=org.kde.StatusNotifierWatcher',
  '--object-path=/StatusNotifierWatcher',
  '--method=org.freedesktop.DBus.Properties.Get',
  'org.kde.StatusNotifierWatcher',
  'IsStatusNotifierHostRegistered',
] as const;

/** What a command has printed; undefined where it failed or is not installed. */
export type RunCommand = (command: string, args: readonly string[]) => Promise<string | undefined>;

const run: RunCommand = (command, args) =>
  new Promise((resolve) => {
    execFile(command, args, { timeout: TIMEOUT }, (error, output) => resolve(error ? undefined : output));
  });

/**
 * Whether the desktop shows a tray. Windows and macOS always do. Linux desktops say so on D-Bus
 * (StatusNotifierWatcher, which Electron asks too); those that do not may still have a tray of the older
 * kind, all but GNOME, which has given it up and shows icons only with an extension.
 */
export const hasTray = async (
  platform: NodeJS.Platform,
  desktop: string | undefined,
  ask: RunCommand = run,
): Promise<boolean> => {
  if (platform !== 'linux') return true;
  const isGnome = (desktop ?? '').split(':').includes('GNOME');
  if (!isGnome) return true;
  return (await ask('gdbus', QUESTION))?.includes('true') ?? false;
};
