import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.mjs';
import { runBin } from './run.mjs';
import { StepError, step } from './step.mjs';

const folder = inRoot('node_modules', 'electron');
const programs = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' };
const program = programs[process.platform] ?? 'electron';

const requireFromElectron = () => createRequire(path.join(folder, 'package.json'));

/** Version of Electron that the console is built for. */
const electronVersion = () => requireFromElectron()('./package.json').version;

/** Path of an Electron unpacked by hand, or installed by its own installer; undefined when there is none. */
const installedProgram = () => {
  const own = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (own) return path.join(own, program);
  const file = path.join(folder, 'dist', program);
  const versionFile = path.join(folder, 'dist', 'version');
  if (!existsSync(file) || !existsSync(versionFile)) return undefined;
  return readFileSync(versionFile, 'utf8').trim().replace(/^v/, '') === electronVersion() ? file : undefined;
};

/**
 * Makes sure that Electron's archives for all `targets` are in its cache, which both its installer and
 * electron-builder use.
 * @param {{ platform: string, arch: string }[]} targets in Node's terms
 * @throws StepError with a one-sentence message when an archive cannot be fetched
 */
export const ensureElectronArchives = async (targets) => {
  // Electron's downloader ignores proxies unless this is set.
  if (process.env.HTTPS_PROXY ?? process.env.https_proxy) process.env.ELECTRON_GET_USE_PROXY ??= '1';
  const require = requireFromElectron();
  const { downloadArtifact } = await import(pathToFileURL(require.resolve('@electron/get')).href);
  const version = electronVersion();
  for (const { platform, arch } of targets) {
    await step(`Fetching Electron ${version} for ${platform} ${arch}`, async () => {
      try {
        await downloadArtifact({
          version,
          platform,
          arch,
          artifactName: 'electron',
          cacheRoot: process.env.electron_config_cache,
          checksums: require('./checksums.json'),
        });
      } catch (error) {
        throw new StepError(
          `Electron ${version} for ${platform} ${arch} cannot be fetched (${getReason(error)}): set HTTPS_PROXY ` +
            'if this computer reaches the internet through a proxy, or ELECTRON_MIRROR to a mirror of ' +
            'https://github.com/electron/electron/releases/download/, and run the command again.',
        );
      }
    });
  }
};

/**
 * Path of an Electron that runs on this computer; fetched when missing.
 * @throws StepError with a one-sentence message when it cannot be fetched
 */
export const ensureElectron = async () => {
  const installed = installedProgram();
  if (installed !== undefined) return installed;
  await ensureElectronArchives([{ platform: process.platform, arch: process.arch }]);
  const { code } = await runBin('electron', 'install-electron', []);
  const fetched = installedProgram();
  if (code !== 0 || fetched === undefined)
    throw new StepError('Electron was fetched but cannot be unpacked.');
  return fetched;
};

const getReason = (error) => error.cause?.code ?? error.cause?.message ?? error.message;
