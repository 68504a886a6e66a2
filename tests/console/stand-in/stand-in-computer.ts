import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { freePort } from '../../support/free-port.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import type { Computer, ComputerOptions } from '../console-app.ts';
import type { ProgramStart } from '../electron-double/protocol.ts';
import { installTrayQuery } from '../electron-double/tray-host.ts';
import { logText } from '../log-text.ts';
import { listenToPages } from '../page-complaints.ts';
import { forkProgram } from './program-process.ts';
import { type StandInApp, startStandIn } from './stand-in-app.ts';

const APP = fileURLToPath(new URL('../../../desktop-admin', import.meta.url));
const SCREEN = { x: 0, y: 0, width: 1920, height: 1040 };

/** A computer whose Electron is the stand-in and whose windows are pages of `browser`. */
export const standInComputer = async (
  browser: Browser,
  version: string,
  { kept, ...options }: ComputerOptions = {},
): Promise<Computer> => {
  const { folder, remove } = temporaryFolder();
  const userData = path.join(folder, 'user data');
  const home = path.join(folder, 'home');
  mkdirSync(home, { recursive: true });
  installTrayQuery(home);
  if (kept !== undefined) cpSync(kept, userData, { recursive: true });
  const context = await browser.newContext();
  const apps: StandInApp[] = [];
  // A killed program serves its window nothing any more.
  const complaints = listenToPages(context, () => apps.at(-1)?.wasKilled === true);
  const [port, lockPort] = [await freePort(), await freePort()];
  let present: Omit<ComputerOptions, 'kept'> = options;
  // It has no arguments for programs that it starts at login.
  const isMac = () => (present.platform ?? process.platform) === 'darwin';

  const settings = (link?: string): ProgramStart => ({
    main: path.join(APP, 'out', 'main', 'index.js'),
    appPath: APP,
    version,
    userData,
    home,
    port,
    lockPort,
    keyring: present.keyring ?? 'keyring',
    online: present.online ?? true,
    screens: present.screens ?? [SCREEN],
    scaleFactors: present.scaleFactors ?? [],
    argv: [
      process.execPath,
      APP,
      ...(present.openedAtLogin && !isMac() ? ['--hidden'] : []),
      ...(link === undefined ? [] : [link]),
    ],
    platform: present.platform ?? process.platform,
    desktop: present.desktop ?? '',
    isWayland: present.isWayland ?? false,
    isDisabledAtLogin: present.isDisabledAtLogin ?? false,
    printers: present.printers ?? [],
    areKeysTaken: present.areKeysTaken ?? false,
    openedAtLogin: present.openedAtLogin ?? false,
    netError: present.netError ?? '',
    isSigned: present.isSigned ?? true,
    touchId: present.touchId ?? 'none',
  });

  const startSecond = async (link?: string) => {
    // Any free port: it exits before it shows anything.
    const second = forkProgram(settings(), {});
    await second.line.call('start', { ...settings(link), port: await freePort() }).catch(() => {});
    return second.ended;
  };

  return {
    userData,
    home,
    forger: {
      invoke: (from, channel, args) => {
        const app = apps.at(-1);
        if (!app) throw new Error('The program does not run.');
        return app.program.line.call('invoke', from, channel, args);
      },
    },
    start: async ({ link, ...changes } = {}) => {
      present = { ...present, ...changes };
      const app = startStandIn(context, settings(link), (text) => complaints.push(text));
      apps.push(app);
      await app.shown;
      return app;
    },
    startSecond: () => startSecond(),
    openLink: async (link) => {
      const line = apps.at(-1)?.program.line;
      const { platform } = settings();
      const [scheme = ''] = link.split(':');
      // On Linux the package's desktop entry says so.
      if (platform !== 'linux' && !(await line?.call('handlesScheme', scheme)))
        throw new Error(`The system does not know who opens ${link}.`);
      if (platform === 'darwin') await line?.call('openUrl', link);
      else await startSecond(link);
    },
    log: () => logText(path.join(userData, 'logs')),
    complaints: async () => {
      for (const app of apps.filter(({ isRunning }) => isRunning))
        complaints.push(...(await app.program.line.call('refusals')));
      for (const app of apps) if (app.program.said() !== '') complaints.push(app.program.said());
      // A copy, because errors of pages during teardown do not count.
      return [...complaints];
    },
    dispose: async () => {
      for (const app of apps) if (app.isRunning) await app.kill();
      await context.close();
      remove();
    },
  };
};
