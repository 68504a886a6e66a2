import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';

const folder = inRoot('node_modules', 'electron');
const programs = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' };
const program = programs[process.platform] ?? 'electron';

/** Version of Electron that the console is built for. */
export const electronVersion = () =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version;

/** Path of an Electron unpacked by hand, or installed by its own installer; undefined when there is none. */
export const findElectron = () => {
  const own = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  const file = path.join(own || path.join(folder, 'dist'), program);
  if (!existsSync(file)) return undefined;
  if (own) return file;
  const versionFile = path.join(folder, 'dist', 'version');
  if (!existsSync(versionFile)) return undefined;
  return readFileSync(versionFile, 'utf8').trim().replace(/^v/, '') === electronVersion() ? file : undefined;
};
