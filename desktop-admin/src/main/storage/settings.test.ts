import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loggedLines } from '../../../../tests/support/logged-lines.ts';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';
import { log } from '../log.ts';
import { openSettings } from './settings.ts';

const defaults = {
  server: null,
  window: null,
  zoom: 0,
  keepInTray: false,
  globalKey: false,
  showsNames: false,
  quietWhenClosed: false,
  colors: 'system',
  lockMinutes: 0,
  lockOnClose: false,
  locked: false,
  downloadFolder: null,
  printing: { isSilent: false, printer: '' },
  place: null,
};
const server = { origin: 'https://shop.example.com', address: 'shop.example.com' };

const inNewFolder = () => {
  const folder = useTemporaryFolder();
  const file = join(folder, 'settings.json');
  const lines = loggedLines(log);
  return { folder, file, lines, open: () => openSettings(file) };
};

test('the first start has the defaults, and writes nothing before something is set, which is there at the next start', () => {
  const { folder, open } = inNewFolder();
  expect(open().get()).toEqual(defaults);
  expect(readdirSync(folder)).toEqual([]);
  const settings = open();
  settings.set({ server });
  settings.set({ keepInTray: true });
  expect(open().get()).toEqual({ ...defaults, server, keepInTray: true });
  expect(readdirSync(folder)).toEqual(['settings.json']);
});

test.each([
  ['half a file', '{"server":'],
  ['nothing', ''],
  ['another form', '{"zoom":"big"}'],
  ['a server that is none', '{"server":{"origin":"shop","address":""}}'],
  ['a list', '[]'],
])('%s is put aside and the console starts as new', (_, text) => {
  const { file, lines, open } = inNewFolder();
  writeFileSync(file, text);
  const settings = open();
  expect(settings.get()).toEqual(defaults);
  expect(readFileSync(`${file}.broken`, 'utf8')).toBe(text);
  expect(lines).toHaveLength(1);
  settings.set({ server });
  expect(open().get().server).toEqual(server);
});

test('a file that a newer version has added to is used, as far as it is known', () => {
  const { file, open } = inNewFolder();
  writeFileSync(file, JSON.stringify({ ...defaults, server, colour: 'gold' }));
  expect(open().get()).toEqual({ ...defaults, server });
});

test('a disk that takes nothing leaves the settings for this run, and says so in the log', () => {
  const { file, lines, open } = inNewFolder();
  mkdirSync(file);
  const settings = open();
  settings.set({ server });
  expect(settings.get().server).toEqual(server);
  expect(lines).toEqual(['The settings cannot be read.', 'The settings cannot be written.']);
});
