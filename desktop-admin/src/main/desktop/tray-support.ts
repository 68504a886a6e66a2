import { execFile } from 'node:child_process';

/** Timeout of the query to the desktop, in milliseconds. */
const TIMEOUT = 2000;

/**
 * Queries, with GLib's own tool, the property by which a desktop declares that it shows StatusNotifierItems.
 */
const QUESTION = [
  'call',
  '--session',
  '--dest=org.kde.StatusNotifierWatcher',
  '--object-path=/StatusNotifierWatcher',
  '--method=org.freedesktop.DBus.Properties.Get',
  'org.kde.StatusNotifierWatcher',
  'IsStatusNotifierHostRegistered',
] as const;

/** The output of a command; undefined if it failed or is not installed. */
export type RunCommand = (command: string, args: readonly string[]) => Promise<string | undefined>;

const run: RunCommand = (command, args) =>
  new Promise((resolve) => {
    execFile(command, args, { timeout: TIMEOUT }, (error, output) => resolve(error ? undefined : output));
  });

/**
 * Whether the desktop shows a tray. Windows and macOS always do. Linux desktops declare it on D-Bus
 * (StatusNotifierWatcher, which Electron queries too), but those that do not may still have a legacy tray. So
 * only GNOME is queried, which has removed that and shows icons only with an extension.
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
