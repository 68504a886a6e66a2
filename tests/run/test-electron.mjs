// Runs the console's tests in Electron itself, on Linux without a screen in a session of its own; further words are
// Playwright's, such as the path of a spec. docs/testing.md has the rest.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt, ensureConsoleBuilt } from '../../scripts/lib/ensure-built.mjs';
import { ensureInstalled } from '../../scripts/lib/ensure-installed.mjs';
import { findElectron } from '../../scripts/lib/find-electron.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { main, StepError } from '../../scripts/lib/step.mjs';

/** What a desktop has beside a screen, for as much of it as is installed: a window manager and an open keyring. */
const SESSION = `
command -v openbox > /dev/null && openbox 2> /dev/null &
command -v gnome-keyring-daemon > /dev/null && printf test | gnome-keyring-daemon --unlock --components=secrets > /dev/null
"$@"`;

const isInstalled = async (program) => (await run('which', [program], { quiet: true })).code === 0;

/** Words that start a program on a screen of its own. */
const ownScreen = async () => {
  if (!(await isInstalled('xvfb-run')))
    throw new StepError(
      'There is no screen: install Xvfb (`apt-get install xvfb xauth openbox gnome-keyring`).',
    );
  const bus = (await isInstalled('dbus-run-session')) ? ['dbus-run-session', '--'] : [];
  return ['xvfb-run', '-a', '-s', '-screen 0 1600x1000x24', ...bus, 'sh', '-c', SESSION, 'sh'];
};

await main(async () => {
  await ensureInstalled();
  if (findElectron() === undefined)
    throw new StepError(
      'Electron is not on this computer: `npx install-electron` fetches it, or ELECTRON_OVERRIDE_DIST_PATH names the ' +
        'folder of an unpacked one.',
    );
  await ensureBuilt();
  await ensureConsoleBuilt();
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  const needsScreen = process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY;
  const [command, ...args] = [
    ...(needsScreen ? await ownScreen() : []),
    process.execPath,
    'node_modules/@playwright/test/cli.js',
    ...['test', '--config', 'tests/console', '--project=electron', ...process.argv.slice(2)],
  ];
  // The keyring of the session is kept beside that of whoever runs this, not in it.
  const folder = mkdtempSync(path.join(tmpdir(), 'jeweler session '));
  const { code } = await run(command, args, {
    env: needsScreen ? { XDG_DATA_HOME: folder, XDG_SESSION_TYPE: 'x11' } : {},
    group: true,
  });
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = code;
});
