import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = fileURLToPath(new URL('../../../node_modules/electron', import.meta.url));

/** Path of the installed Electron; undefined where its binary was never fetched. */
export const electronBinary = (): string | undefined => {
  // Not require('electron'): where the binary is missing, that begins to download it.
  const note = path.join(PACKAGE, 'path.txt');
  if (!existsSync(note)) return undefined;
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? path.join(PACKAGE, 'dist');
  const binary = path.join(folder, readFileSync(note, 'utf8'));
  return existsSync(binary) ? binary : undefined;
};

/** In one sentence why the suite cannot run on Electron itself; undefined where it can. */
export const whyNoElectron = (): string | undefined => {
  if (electronBinary() === undefined) {
    return 'The Electron binary is not on this machine; `npm run desktop` fetches it.';
  }
  const hasScreen = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  return hasScreen ? undefined : 'Electron needs a screen; run the tests under `xvfb-run`.';
};
