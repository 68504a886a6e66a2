import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export type PlatformName = 'linux' | 'win' | 'mac';

/** Marks the fuses in Electron's binary; it is followed by version, count and the state of each. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** The fuses of a released Electron: what the configuration disables is enabled, and vice versa. */
const RELEASED_FUSES = '10110001';
const fuseWire = Buffer.concat([
  Buffer.from(SENTINEL),
  Buffer.from([1, RELEASED_FUSES.length]),
  Buffer.from(RELEASED_FUSES),
]);

/** The part of resedit, which electron-builder uses to edit Windows programs, that creates an empty one. */
interface ResourceEditor {
  NtExecutable: { createEmpty(is32Bit: boolean, isDll: boolean): { generate(): ArrayBuffer } };
  NtExecutableResource: {
    from(program: object): { entries: object[]; outputResource(program: object): void };
  };
  Resource: {
    VersionInfo: {
      createEmpty(): {
        setStringValues(language: object, values: Record<string, string>): void;
        outputToResourceEntries(entries: object[]): void;
      };
    };
  };
}

const windowsProgram = (): Buffer => {
  const requireFromBuilder = createRequire(
    createRequire(import.meta.url).resolve('app-builder-lib/package.json'),
  );
  const { NtExecutable, NtExecutableResource, Resource }: ResourceEditor = requireFromBuilder('resedit');
  const program = NtExecutable.createEmpty(false, false);
  const resource = NtExecutableResource.from(program);
  const version = Resource.VersionInfo.createEmpty();
  version.setStringValues({ lang: 1033, codepage: 1200 }, { ProductName: 'Electron' });
  version.outputToResourceEntries(resource.entries);
  resource.outputResource(program);
  return Buffer.concat([Buffer.from(program.generate()), fuseWire]);
};

const propertyList = (program: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
  <key>CFBundleExecutable</key><string>${program}</string>
  <key>CFBundleIdentifier</key><string>com.github.Electron</string></dict></plist>`;

const helpers = ['', ' (Renderer)', ' (Plugin)', ' (GPU)'].map((kind) => `Electron Helper${kind}`);

const beside = { LICENSE: 'Electron', 'LICENSES.chromium.html': 'Chromium', version: '0' };
const inFolder = {
  ...beside,
  'locales/en-US.pak': 'English',
  'locales/de.pak': 'German',
  'resources/default_app.asar': 'example program',
};

/** Files of an unpacked Electron, by path, as far as electron-builder uses them. */
const distributions: Record<PlatformName, () => Record<string, string | Buffer>> = {
  linux: () => ({ ...inFolder, electron: fuseWire, 'chrome-sandbox': 'sandbox' }),
  win: () => ({ ...inFolder, 'electron.exe': windowsProgram() }),
  mac: () => {
    const contents = 'Electron.app/Contents';
    const framework = `${contents}/Frameworks/Electron Framework.framework`;
    const helper = (name: string) => `${contents}/Frameworks/${name}.app/Contents`;
    return {
      ...beside,
      [`${contents}/Info.plist`]: propertyList('Electron'),
      [`${contents}/MacOS/Electron`]: 'program',
      [`${contents}/Resources/default_app.asar`]: 'example program',
      [`${contents}/Resources/en.lproj/locale.pak`]: 'English',
      [`${framework}/Electron Framework`]: fuseWire,
      [`${framework}/Versions/A/Resources/en.lproj/locale.pak`]: 'English',
      [`${framework}/Versions/A/Resources/de.lproj/locale.pak`]: 'German',
      ...Object.fromEntries(
        helpers.flatMap((name) => [
          [`${helper(name)}/Info.plist`, propertyList(name)],
          [`${helper(name)}/MacOS/${name}`, 'helper'],
        ]),
      ),
    };
  },
};

/** Writes files that electron-builder accepts as an unpacked Electron, including fuses. */
export const writeElectronStandIn = (folder: string, name: PlatformName): void => {
  for (const [file, content] of Object.entries(distributions[name]())) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
    chmodSync(target, 0o755);
  }
};
