import { consoleProgram } from '@jeweler/core/business';
import { app } from 'electron';
import { registerAppScheme } from './app-scheme/app-scheme.ts';
import { createLog } from './log/log.ts';
import { startConsole } from './start-console.ts';

/** The entry: what has to stand before Electron is ready, then the console, once. */
const start = () => {
  registerAppScheme();
  app.enableSandbox();
  // Windows shows notifications only in the name of an installed program, and knows it by this.
  if (process.platform === 'win32') app.setAppUserModelId(consoleProgram.appId);
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  const log = createLog(app.getPath('logs'));
  process.on('uncaughtException', (error) => log.error('A fault nobody expected.', error));
  process.on('unhandledRejection', (error) => log.error('A fault nobody expected.', error));
  const started = app.whenReady().then(() => startConsole(log));
  app.on('second-instance', () => void started.then(({ show }) => show()));
  app.on('activate', () => void started.then(({ show }) => show()));
  started.catch((error: unknown) => {
    log.error('The console cannot start.', error);
    app.exit(1);
  });
};

start();
