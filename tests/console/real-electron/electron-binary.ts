import { findElectron } from '../../../scripts/lib/find-electron.mjs';

/** The reason, in one sentence, why the suite cannot run with Electron itself; undefined when it can. */
export const whyNoElectron = (): string | undefined => {
  if (findElectron() === undefined) {
    return 'Electron is not on this computer; `npx install-electron` fetches it.';
  }
  const hasScreen = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  return hasScreen ? undefined : 'Electron needs a screen; `npm run test:electron` starts one.';
};
