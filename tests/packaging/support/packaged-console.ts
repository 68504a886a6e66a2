import path from 'node:path';
import { consoleProgram } from '@jeweler/core/business';
import { build } from 'electron-builder';
import { packageConsole } from '../../../scripts/lib/package-console.mjs';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { type PlatformName, writeElectronStandIn } from './electron-stand-in.ts';

export interface PackagedConsole {
  /** Folder with app.asar and app-update.yml. */
  readonly resources: string;
  /** The file with the fuses, as expected by @electron/fuses. */
  readonly program: string;
}

const processor = process.arch === 'x64' ? '' : `-${process.arch}`;

/** Packages the built console below `folder` with a stand-in for Electron, without installers. */
export const packageWithStandIn = async (
  folder: string,
  name: PlatformName,
  environment: Record<string, string> = {},
): Promise<PackagedConsole> => {
  const electronDist = path.join(folder, `electron ${name}`);
  const output = path.join(folder, `release ${name}`);
  writeElectronStandIn(electronDist, name);
  await packageConsole({ names: [name], unpacked: true, electronDist, output, environment });
  if (name === 'mac') {
    const program = path.join(output, `mac${processor}`, `${consoleProgram.name}.app`);
    return { program, resources: path.join(program, 'Contents/Resources') };
  }
  const unpacked = path.join(output, `${name}${processor}-unpacked`);
  const file = name === 'win' ? `${consoleProgram.name}.exe` : consoleProgram.command;
  return {
    program: path.join(unpacked, file),
    resources: path.join(unpacked, 'resources'),
  };
};

/**
 * The desktop entry of the AppImage. The AppImage itself is not built: its tools would have to be downloaded.
 */
export const appImageEntry = async (folder: string): Promise<string> => {
  const electronDist = path.join(folder, 'electron AppImage');
  writeElectronStandIn(electronDist, 'linux');
  let entry = '';
  await build({
    linux: ['AppImage'],
    projectDir: inRoot('desktop-admin'),
    publish: 'never',
    config: {
      extends: 'electron-builder.config.ts',
      electronDist,
      directories: { output: path.join(folder, 'release AppImage') },
    },
    // Receives the options of the installer; returning true ends the build there.
    effectiveOptionComputed: async ({ desktop }: { desktop: string }) => {
      entry = desktop;
      return true;
    },
  });
  return entry;
};
