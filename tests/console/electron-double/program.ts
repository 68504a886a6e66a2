// The program's process: waits for the description of its computer, then loads the built main script.
import { mkdirSync } from 'node:fs';
import Module, { register } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { computer, switchOn } from './computer.ts';
import { electronVersion } from './electron-types.ts';
import { openLine } from './line.ts';
import type { BrowserFunctions, ProgramFunctions, ProgramStart } from './protocol.ts';
import { watchTimers } from './timers.ts';

/** The stand-in for `electron`, built beside this file. */
const double = new URL('electron.js', import.meta.url).href;
const hooks = `export const resolve = (specifier, context, next) =>
  next(/^electron(?:\\/main)?$/.test(specifier) ? ${JSON.stringify(double)} : specifier, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);

/** What Electron 45 contains; the browser itself is the test machine's own. */
const CHROMIUM_OF_STAND_IN = '152.0.0.0';

/** Adds what Electron adds to Node's `process`. */
const dressProcess = ({ argv, home, environment }: ProgramStart) => {
  Object.assign(process.env, environment);
  // What the other systems do differently is tested in units.
  Object.defineProperty(process, 'platform', { value: 'linux', enumerable: true });
  Object.assign(process, { type: 'browser', resourcesPath: path.join(home, 'resources'), argv: [...argv] });
  for (const [name, version] of [
    ['electron', electronVersion],
    ['chrome', CHROMIUM_OF_STAND_IN],
  ]) {
    Object.defineProperty(process.versions, name ?? '', { value: version, enumerable: true });
  }
};

/**
 * CommonJS libraries in the main script (the updater) load `electron` with `require`, which module hooks do
 * not intercept.
 */
const answerRequire = async () => {
  const electron = await import('./electron.ts');
  // Missing from Node's types; Electron itself replaces it for the same purpose.
  const loader = Module as unknown as { _load: (request: string, ...rest: unknown[]) => unknown };
  const load = loader._load;
  loader._load = (request, ...rest) => (request === 'electron' ? electron : load(request, ...rest));
};

const start = async (settings: ProgramStart) => {
  mkdirSync(settings.userData, { recursive: true });
  dressProcess(settings);
  switchOn({ ...settings, browser });
  // Only now, because these modules read the computer's properties when they are loaded.
  const [{ app }, { serveScheme }, { questions: answers }] = await Promise.all([
    import('./app.ts'),
    import('./app-server.ts'),
    import('./questions.ts'),
  ]);
  Object.assign(questions, answers);
  await answerRequire();
  await serveScheme();
  watchTimers();
  await import(pathToFileURL(computer().main).href);
  app.becomeReady();
};

const questions: Partial<ProgramFunctions> = { start };

const browser = openLine<BrowserFunctions>(
  {
    send: (message) => void process.send?.(message, undefined, {}, () => {}),
    listen: (listener) => process.on('message', (message) => listener(message as object)),
  },
  questions as ProgramFunctions,
);
// Without the test nothing would close the window.
process.on('disconnect', () => process.exit(0));
