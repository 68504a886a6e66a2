import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = fileURLToPath(new URL('../../../node_modules/electron', import.meta.url));

/** Path of the installed Electron; undefined when its binary has not been downloaded. */
export const electronBinary = (): string | undefined => {
  // Not require('electron'), which starts a download when the binary is missing.
  const note = path.join(PACKAGE, 'path.txt');
  if (!existsSync(note)) return undefined;
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? path.join(PACKAGE, 'dist');
  const binary = path.join(folder, readFileSync(note, 'utf8'));
  return existsSync(binary) ? binary : undefined;
};

/** The reason, in one sentence, why the suite cannot run with Electron itself; undefined when it can. */
export const whyNoElectron = (): string | undefined => {
  if (electronBinary() === undefined) {
    return 'The Electron binary is not on this machine; `npm run desktop` fetches it.';
  }
  const hasScreen = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  return hasScreen ? undefined : 'Electron needs a screen; run the tests under `xvfb-run`.';
};
