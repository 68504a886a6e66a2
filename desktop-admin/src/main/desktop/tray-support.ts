import { execFile } from 'node:child_process';

/** Timeout of the query to the desktop, in milliseconds. */
const TIMEOUT_MS = 2000;

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
    execFile(command, args, { timeout: TIMEOUT_MS }, (error, output) => resolve(error ? undefined : output));
  });

/** How often, and for how long, a desktop is asked that has only just started, in milliseconds. */
const WAIT = { interval: 2000, limit: 20_000 } as const;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Whether the desktop shows a tray. Windows and macOS always do. Linux desktops declare it on D-Bus
 * (StatusNotifierWatcher, which Electron queries too), but those that do not may still have a legacy tray. So only
 * GNOME is queried, which has removed that and shows icons only with an extension, which may start after this program.
 */
export const createTraySupport = (
  platform: NodeJS.Platform,
  desktop: string | undefined,
  query: RunCommand = run,
) => {
  const isGnome = (desktop ?? '').split(':').includes('GNOME');
  let isThere = platform !== 'linux' || !isGnome;
  return {
    /** What was known last; false on GNOME before it has been queried. */
    isThere: () => isThere,
    /** Queries the desktop until it has a tray, for as long as the programs of a starting desktop may take. */
    wait: async (): Promise<boolean> => {
      const end = Date.now() + WAIT.limit;
      while (!isThere) {
        isThere = (await query('gdbus', QUESTION))?.includes('true') ?? false;
        if (isThere || Date.now() >= end) break;
        await pause(WAIT.interval);
      }
      return isThere;
    },
  };
};
