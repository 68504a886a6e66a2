// The program whose main process asks Electron all cases, one after the other, and writes the answers down.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { allCases, type CasesName } from './all-cases.ts';
import { type Host, nextEvent } from './electron-case.ts';

// Not imported: the names of an import are fixed before what an older Electron lacks has been added.
const electron = createRequire(import.meta.url)('electron') as typeof Electron.CrossProcessExports;
const { app, BrowserWindow, ipcMain, protocol } = electron;

const folder = app.getPath('userData');
const preload = path.join(folder, 'preload.cjs');
writeFileSync(
  preload,
  `const { contextBridge, ipcRenderer } = require('electron');
  contextBridge.exposeInMainWorld('main', {
    say: (word, value) => ipcRenderer.invoke('say', word, value),
    call: (channel, ...args) => ipcRenderer.invoke(channel, ...args),
    on: (channel, listener) => void ipcRenderer.on(channel, () => listener()),
  });`,
);

const pages = new Map<string, (request: Request) => Response | Promise<Response>>();
const listeners = new Map<string, (value: unknown) => void>();
const html = (script: string) =>
  new Response(`<!doctype html><title>case</title><p>case</p><script>${script}</script>`, {
    headers: { 'content-type': 'text/html' },
  });

const openWindow = () =>
  new BrowserWindow({
    title: 'case',
    show: false,
    x: 100,
    y: 100,
    width: 600,
    height: 400,
    webPreferences: { preload },
  });

const openPage = async (route: string) => {
  const window = openWindow();
  const shown = nextEvent(window, 'ready-to-show');
  await window.loadURL(`app://console${route}`);
  await shown;
  return window;
};
const said = (word: string) => new Promise((resolve) => listeners.set(word, resolve));

const host: Host = {
  electron,
  serve: (route, page) => void pages.set(route, typeof page === 'string' ? () => html(page) : page),
  openWindow,
  openPage,
  openPageFor: async (act) => {
    pages.set('/acting', () =>
      html(`main.on('act', async () => {
        main.say('done', await Promise.resolve().then(${act}).catch((error) => error.message));
      });`),
    );
    const window = await openPage('/acting');
    return {
      window,
      act: () => {
        const done = said('done');
        window.webContents.send('act');
        return done;
      },
    };
  },
  said,
};

protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
]);
app.on('window-all-closed', () => {});

const answers: Record<string, unknown> = {};
const write = (state: object) =>
  writeFileSync(path.join(folder, 'answers.json'), JSON.stringify({ answers, ...state }));

const askAll = async () => {
  protocol.handle('app', (request) => pages.get(new URL(request.url).pathname)?.(request) ?? html(''));
  ipcMain.handle('say', (_event, word: string, value: unknown) => listeners.get(word)?.(value));
  app.on('quit', () => write({ at: 'the end' }));
  // The test names one of them.
  for (const { name, run } of allCases[process.env.CASES as CasesName]) {
    write({ at: name });
    try {
      answers[name] = await run(host);
    } catch (error) {
      answers[name] = `failed: ${error instanceof Error ? error.stack : error}`;
    }
  }
  app.quit();
};
void app.whenReady().then(askAll);
