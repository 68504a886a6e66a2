import { consoleProgram } from '@jeweler/core/business';
import { app, dialog } from 'electron';
import { version } from '../../package.json' with { type: 'json' };
import { registerAppScheme } from './app-scheme/app-scheme.ts';
import { answerLinks, registerScheme } from './links/answer-links.ts';
import { log, openLog } from './log.ts';
import { startConsole } from './start-console.ts';

/** The entry point: does what has to precede Electron's ready event, then starts a single console. */
const start = () => {
  registerAppScheme();
  app.enableSandbox();
  // Windows shows notifications only for installed programs, which it identifies by this id.
  if (process.platform === 'win32') {
    app.setAppUserModelId(consoleProgram.appId);
    // The uninstaller removes what Windows registers under it (build/installer.nsh).
    app.setToastActivatorCLSID(consoleProgram.toastActivatorId);
  }
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  openLog(app.getPath('logs'));
  log.info(`Console ${version} starts on ${process.platform} with Electron ${process.versions.electron}.`);
  process.on('uncaughtException', (error) => log.error('An unexpected error.', error));
  process.on('unhandledRejection', (error) => log.error('An unexpected error.', error));
  const started = app.whenReady().then(startConsole);
  answerLinks(started);
  registerScheme();
  // A click on the icon in the dock.
  if (process.platform === 'darwin') app.on('activate', () => void started.then(({ show }) => show()));
  started.catch((error: unknown) => {
    log.error('The console cannot start.', error);
    dialog.showErrorBox(
      `${consoleProgram.name} cannot start`,
      `Show the file console.log in ${app.getPath('logs')} to whoever looks after the console.`,
    );
    app.exit(1);
  });
};

start();
