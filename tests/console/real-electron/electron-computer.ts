import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { _electron, type ElectronApplication } from '@playwright/test';
import { findElectron } from '../../../scripts/lib/find-electron.mjs';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import type { Computer, ComputerOptions, ConsoleApp } from '../console-app.ts';
import { logText } from '../log-text.ts';
import { listenToPages } from '../page-complaints.ts';
import { electronApp } from './electron-app.ts';
import { record, writeRecorder } from './recorder.ts';

const APP = fileURLToPath(new URL('../../../desktop-admin/out', import.meta.url));

/**
 * This computer with Electron itself, and with its real screens and keyring, unless the keyring is `none`.
 */
export const electronComputer = async ({
  kept,
  keyring = 'keyring',
}: ComputerOptions = {}): Promise<Computer> => {
  const executablePath = findElectron() ?? '';
  const { folder, remove } = temporaryFolder();
  const userData = path.join(folder, 'user data');
  const home = path.join(folder, 'home');
  const downloads = path.join(home, 'Downloads');
  mkdirSync(downloads, { recursive: true });
  if (kept !== undefined) cpSync(kept, userData, { recursive: true });
  const complaints: string[] = [];
  const apps: ConsoleApp[] = [];

  const args = [
    '--require',
    writeRecorder(folder, downloads),
    APP,
    `--user-data-dir=${userData}`,
    ...(process.platform === 'linux'
      ? [`--password-store=${keyring === 'keyring' ? 'gnome-libsecret' : 'basic'}`]
      : []),
    // Chromium's sandbox needs privileges that a container may not grant.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  const env = {
    ...process.env,
    ...(process.platform === 'linux' && { HOME: home, XDG_CONFIG_HOME: path.join(home, '.config') }),
  } as Record<string, string>;

  let running: ElectronApplication | undefined;
  const startSecond = async (...links: string[]) => {
    const second: ChildProcess = spawn(executablePath, [...args, ...links], {
      env,
      stdio: 'ignore',
    });
    const [code] = await once(second, 'exit');
    return code as number | null;
  };

  return {
    userData,
    home,
    forger: undefined,
    start: async ({ argument, environment } = {}) => {
      const electron = await _electron.launch({
        executablePath,
        args: [...args, ...(argument === undefined ? [] : [argument])],
        env: { ...env, ...environment },
        // Playwright's own default is light, whatever the system has.
        colorScheme: null,
      });
      running = electron;
      await record(electron);
      listenToPages(electron.context(), complaints);
      const app = electronApp(electron, await electron.firstWindow());
      apps.push(app);
      return app;
    },
    startSecond: () => startSecond(),
    openLink: async (link) => {
      // macOS passes links by an event, to the installed program.
      if (process.platform === 'darwin')
        await running?.evaluate(({ app }, url) => {
          app.emit('open-url', { preventDefault: () => {} }, url);
        }, link);
      else await startSecond(link);
    },
    log: () => logText(path.join(userData, 'logs')),
    complaints: async () => complaints.splice(0),
    dispose: async () => {
      for (const app of apps) if (app.isRunning) await app.kill();
      remove();
    },
  };
};
