import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { electronVersion, findElectron } from './find-electron.mjs';
import { inRoot } from './paths.mjs';
import { runBin } from './run.mjs';
import { StepError, step } from './step.mjs';

const requireFromElectron = () => createRequire(inRoot('node_modules', 'electron', 'package.json'));

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
  const installed = findElectron();
  if (installed !== undefined) return installed;
  if (process.env.ELECTRON_OVERRIDE_DIST_PATH)
    throw new StepError('The folder that ELECTRON_OVERRIDE_DIST_PATH names has no Electron.');
  await ensureElectronArchives([{ platform: process.platform, arch: process.arch }]);
  const { code } = await runBin('electron', 'install-electron', []);
  const fetched = findElectron();
  if (code !== 0 || fetched === undefined)
    throw new StepError('Electron was fetched but cannot be unpacked.');
  return fetched;
};

const getReason = (error) => error.cause?.code ?? error.cause?.message ?? error.message;
