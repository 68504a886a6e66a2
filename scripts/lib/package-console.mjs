import { desktopUpdates } from './desktop-updates.mjs';
import { inRoot } from './paths.mjs';

/** The platforms the console is packaged for: electron-builder's name → Node's, and CPU architectures. */
const platforms = {
  win: { platform: 'win32', archs: ['x64'] },
  mac: { platform: 'darwin', archs: ['x64', 'arm64'] },
  linux: { platform: 'linux', archs: ['x64'] },
};
export const platformNames = Object.keys(platforms);

/** Name of the platform this script runs on. */
export const ownPlatform = () =>
  platformNames.find((name) => platforms[name].platform === process.platform) ?? 'linux';

/** The Electron distributions needed to package for these platforms. */
export const listDistributions = (names, { unpacked = false } = {}) =>
  names.flatMap((name) => {
    const { platform, archs } = platforms[name];
    return (unpacked ? [process.arch] : archs).map((arch) => ({ platform, arch }));
  });

/**
 * Packages the built console.
 * @param {object} options
 * @param {string[]} options.names platforms
 * @param {boolean} [options.unpacked] only the unpacked program for this architecture, no installers
 * @param {string} [options.electronDist] folder of an unpacked Electron to use instead of the released one
 * @param {string} [options.output] folder for the packages; default: desktop-admin/release
 * @param {Record<string, string | undefined>} [options.environment]
 * @returns {Promise<string[]>} the files created
 */
export const packageConsole = async (options) => {
  const { names, unpacked = false, electronDist, output, environment = process.env } = options;
  const updates = names.map((name) => desktopUpdates(name, environment));
  for (const { sentence } of updates) console.log(sentence);
  const { build } = await import('electron-builder');
  return build({
    ...Object.fromEntries(names.map((name) => [name, unpacked ? ['dir'] : []])),
    projectDir: inRoot('desktop-admin'),
    publish: 'never',
    config: {
      extends: 'electron-builder.config.ts',
      ...Object.assign({}, ...updates.map(({ configuration }) => configuration)),
      ...(electronDist && { electronDist }),
      ...(output && { directories: { output } }),
    },
  });
};
