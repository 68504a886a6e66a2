import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The user's folder of programs, which is searched first. */
export const programFolder = (home: string): string => path.join(home, 'bin');

const hostFile = (home: string): string => path.join(home, 'tray-host');

/** Starts the extension by which GNOME shows a tray. */
export const startTrayHost = (home: string): void => writeFileSync(hostFile(home), '');

export const hasTrayHost = (home: string): boolean => existsSync(hostFile(home));

/**
 * Installs the tool with which programs ask a desktop for its tray, so that not the desktop of the test's own
 * machine is asked.
 */
export const installTrayQuery = (home: string): void => {
  const folder = programFolder(home);
  mkdirSync(folder, { recursive: true });
  const script =
    '#!/bin/sh\nif [ -e "$HOME/tray-host" ]; then echo "(<true>,)"; else echo "(<false>,)"; fi\n';
  writeFileSync(path.join(folder, 'gdbus'), script, { mode: 0o755 });
};
