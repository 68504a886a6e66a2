import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { freePort } from '../../support/free-port.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import type { Computer, ComputerOptions } from '../console-app.ts';
import type { ProgramStart } from '../electron-double/protocol.ts';
import { logText } from '../log-text.ts';
import { listenToPages } from '../page-complaints.ts';
import { forkProgram } from './program-process.ts';
import { type StandInApp, startStandIn } from './stand-in-app.ts';

const APP = fileURLToPath(new URL('../../../desktop-admin', import.meta.url));

/** A computer whose Electron is the stand-in and whose windows are pages of `browser`. */
export const standInComputer = async (
  browser: Browser,
  version: string,
  { kept, keyring = 'keyring' }: ComputerOptions = {},
): Promise<Computer> => {
  const { folder, remove } = temporaryFolder();
  const userData = path.join(folder, 'user data');
  const home = path.join(folder, 'home');
  mkdirSync(home, { recursive: true });
  if (kept !== undefined) cpSync(kept, userData, { recursive: true });
  const context = await browser.newContext();
  const apps: StandInApp[] = [];
  // A killed program serves its window nothing any more.
  const complaints: string[] = [];
  listenToPages(context, complaints, () => apps.at(-1)?.wasKilled === true);
  const [port, lockPort] = [await freePort(), await freePort()];

  const settings = (argument?: string, environment: ProgramStart['environment'] = {}): ProgramStart => ({
    main: path.join(APP, 'out', 'main', 'index.js'),
    version,
    userData,
    home,
    port,
    lockPort,
    keyring,
    argv: [process.execPath, APP, ...(argument === undefined ? [] : [argument])],
    environment,
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
    start: async ({ argument, environment } = {}) => {
      const app = startStandIn(context, settings(argument, environment), (text) => complaints.push(text));
      apps.push(app);
      await app.shown;
      return app;
    },
    startSecond: () => startSecond(),
    openLink: async (link) => void (await startSecond(link)),
    log: () => logText(path.join(userData, 'logs')),
    complaints: async () => {
      for (const app of apps.filter(({ isRunning }) => isRunning))
        complaints.push(...(await app.program.line.call('refusals')));
      for (const app of apps) complaints.push(app.program.said());
      return complaints.splice(0).filter((text) => text !== '');
    },
    dispose: async () => {
      for (const app of apps) if (app.isRunning) await app.kill();
      await context.close();
      remove();
    },
  };
};
