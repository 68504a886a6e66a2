import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { extractFile, getRawHeader, listPackage, statFile } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { consoleProgram } from '@jeweler/core/business';
import { afterAll, beforeAll, beforeEach, describe, expect, type TestContext, test } from 'vitest';
import { ensureConsoleBuilt } from '../../scripts/lib/ensure-built.mjs';
import { temporaryFolder } from '../support/temporary-folder.ts';
import type { PlatformName } from './support/electron-stand-in.ts';
import { appImageEntry, type PackagedConsole, packageWithStandIn } from './support/packaged-console.ts';

/**
 * Maximum size of the program without Electron, in bytes. Uploads took 140,000 of it: tus-js-client and hashing, the
 * code for a phone, changing files and folders. The handbook took 190,000: its pictures, its texts and marked.
 */
const BUDGET = 2_440_000;
const UPDATE_URL = 'https://www.example.com/desktop/';

const platforms: PlatformName[] = ['win', 'linux', 'mac'];
/** `npm test` packages for the shop's system only, `npm run test:all` for all that this machine can package for. */
const packaged: PlatformName[] = process.env.TEST_ALL
  ? // Windows cannot build a package for macOS, and macOS would try to sign the stand-in.
    platforms.filter((name) => name !== 'mac' || process.platform === 'linux')
  : ['win'];

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The byte of an enabled fuse in the fuse wire. */
const ON = '1'.charCodeAt(0);

const { folder, remove } = temporaryFolder();
const packages = new Map<PlatformName, PackagedConsole>();
beforeAll(async () => {
  await ensureConsoleBuilt();
  for (const name of packaged) packages.set(name, await packageWithStandIn(folder, name));
});
afterAll(remove);

const needs = ({ skip }: Pick<TestContext, 'skip'>, name: PlatformName): void =>
  skip(!packaged.includes(name), 'Packaged for one system only; `npm run test:all` packages for all.');

const packageFor = (name: PlatformName): PackagedConsole & { archive: string } => {
  const found = packages.get(name);
  if (!found) throw new Error(`${name} was not packaged.`);
  return { ...found, archive: path.join(found.resources, 'app.asar') };
};

/** Paths of all files in an archive, without folders. */
const packedFiles = (archive: string): string[] =>
  listPackage(archive, { isPack: false })
    .map((file) => file.slice(1))
    .filter((file) => !('files' in statFile(archive, file)))
    .map((file) => file.replaceAll('\\', '/'));

for (const name of platforms) {
  describe(`a package for ${name}`, () => {
    beforeEach((context) => needs(context, name));

    test('holds main, preload, renderer, licences and its package.json, and nothing else', () => {
      const files = packedFiles(packageFor(name).archive);
      expect(files).toEqual(
        expect.arrayContaining([
          'LICENSES.txt',
          'main/icons/icon.png',
          'main/icons/tray.png',
          'main/index.js',
          'package.json',
          'preload/index.cjs',
          'renderer/index.html',
        ]),
      );
      const known =
        /^(?:package\.json|LICENSES\.txt|main\/(?:chunks\/)?[\w.-]+\.js|main\/icons\/[\w@-]+\.(?:png|ico)|preload\/index\.cjs|renderer\/index\.html|renderer\/assets\/[\w.-]+\.(?:js|css|woff2|svg|webp))$/;
      expect(files.filter((file) => !known.test(file))).toEqual([]);
    });

    test('brings no second program beside the archive', () => {
      const { resources } = packageFor(name);
      expect(readdirSync(resources).filter((file) => file.includes('asar'))).toEqual(['app.asar']);
      expect(existsSync(path.join(resources, 'app'))).toBe(false);
    });

    test('keeps its size', () => {
      expect(statSync(packageFor(name).archive).size).toBeLessThan(BUDGET);
    });

    test('knows itself by the shop’s facts and needs nothing installed', () => {
      const manifest = JSON.parse(extractFile(packageFor(name).archive, 'package.json').toString());
      expect(manifest).toMatchObject({ productName: consoleProgram.name, main: 'main/index.js' });
      expect(Object.keys(manifest).sort()).toEqual([
        'author',
        'description',
        'desktopName',
        'homepage',
        'main',
        'name',
        'productName',
        'type',
        'version',
      ]);
    });

    test('carries the licence of every library and font it bundles', () => {
      const text = extractFile(packageFor(name).archive, 'LICENSES.txt').toString();
      for (const library of ['react', 'zod', 'jotai', '@chakra-ui/react', '@fontsource-variable/figtree']) {
        expect(text).toMatch(new RegExp(`^${library} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
      }
      expect(text).toContain('Permission is hereby granted');
      expect(text).toContain('SIL OPEN FONT LICENSE');
    });

    test('has the fuses as configured', async () => {
      const wire = await getCurrentFuseWire(packageFor(name).program);
      const isOn = (fuse: FuseV1Options) => wire[fuse] === ON;
      expect({
        runAsNode: isOn(FuseV1Options.RunAsNode),
        nodeOptions: isOn(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
        inspect: isOn(FuseV1Options.EnableNodeCliInspectArguments),
        integrity: isOn(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
        onlyArchive: isOn(FuseV1Options.OnlyLoadAppFromAsar),
        cookies: isOn(FuseV1Options.EnableCookieEncryption),
        snapshot: isOn(FuseV1Options.LoadBrowserProcessSpecificV8Snapshot),
        filePrivileges: isOn(FuseV1Options.GrantFileProtocolExtraPrivileges),
      }).toEqual({
        runAsNode: false,
        nodeOptions: false,
        inspect: false,
        integrity: true,
        onlyArchive: true,
        cookies: true,
        snapshot: false,
        filePrivileges: false,
      });
    });

    test('looks for updates nowhere', () => {
      expect(existsSync(path.join(packageFor(name).resources, 'app-update.yml'))).toBe(false);
    });
  });
}

/** Where Electron looks for the archive's checksum; on Linux it checks none. */
const checksumPaths = [
  ['win', ({ program }: PackagedConsole) => program],
  ['mac', ({ program }: PackagedConsole) => path.join(program, 'Contents/Info.plist')],
] as const;

for (const [name, path] of checksumPaths) {
  test(`a package for ${name} carries the checksum of its archive`, (context) => {
    needs(context, name);
    const { archive, ...found } = packageFor(name);
    const { headerString } = getRawHeader(archive);
    expect(readFileSync(path(found), 'latin1')).toContain(sha256(headerString));
  });
}

test('the uninstaller for Windows removes the class and the links that the program registers', () => {
  const script = readFileSync(new URL('../../desktop-admin/build/installer.nsh', import.meta.url), 'utf8');
  expect(script).toContain(`CLSID\\{${consoleProgram.toastActivatorId}}`);
  expect(script).toContain(`Classes\\${consoleProgram.scheme}"`);
});

test('a package for mac says what it opens, why it connects to the local network, and that its notifications have buttons', (context) => {
  needs(context, 'mac');
  const { program } = packageFor('mac');
  const properties = readFileSync(path.join(program, 'Contents/Info.plist'), 'utf8');
  expect(properties).toContain('<key>NSLocalNetworkUsageDescription</key>');
  expect(properties).toMatch(/<key>NSUserNotificationAlertStyle<\/key>\s*<string>alert<\/string>/);
  expect(properties).toContain(`<string>${consoleProgram.scheme}</string>`);
});

test('the desktop entry of an AppImage leaves Chromium’s sandbox on, and opens the console’s links', async () => {
  const entry = await appImageEntry(folder);
  expect(entry).toMatch(/^Exec=AppRun %U$/m);
  expect(entry).toContain(
    `\n[Desktop Action Lock]\nName=Lock now\nExec=AppRun ${consoleProgram.scheme}://lock\n`,
  );
  expect(entry).toMatch(/^Actions=Requests;Today;Lock;$/m);
  expect(entry).toContain(`\nMimeType=x-scheme-handler/${consoleProgram.scheme};\n`);
});

test('a package told where updates come from says so to the updater', async () => {
  const environment = { DESKTOP_UPDATE_URL: UPDATE_URL };
  const { resources } = await packageWithStandIn(path.join(folder, 'updated'), 'linux', environment);
  const settings = readFileSync(path.join(resources, 'app-update.yml'), 'utf8');
  expect(settings).toContain('provider: generic');
  expect(settings).toContain(`url: ${UPDATE_URL}`);
  expect(settings).toContain('useMultipleRangeRequest: false');
});

test.skipIf(process.platform !== 'linux')(
  'with updates, a Windows package that ends up unsigned is refused',
  async () => {
    // Passed here, but not to electron-builder, which therefore finds no certificate.
    const environment = { DESKTOP_UPDATE_URL: UPDATE_URL, WIN_CSC_LINK: 'shop.p12' };
    await expect(packageWithStandIn(path.join(folder, 'unsigned'), 'win', environment)).rejects.toThrow(
      /forceCodeSigning/,
    );
  },
);
