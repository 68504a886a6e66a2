import type { LaunchOptions } from '@playwright/test';
import { findChromium, findFirefox } from '../run/find-browsers.mjs';
import { chromiumFlags } from './chromium-flags.ts';

const at = (executablePath: string | undefined): LaunchOptions =>
  executablePath === undefined ? {} : { executablePath };

/** A host name that browsers treat as insecure, like that of a computer on the shop's network. */
export const INSECURE_NAME = 'shop.test';

/** How tests launch the Chromium of this machine. */
export const chromiumLaunch: LaunchOptions = {
  ...at(findChromium()),
  args: [...chromiumFlags, `--host-resolver-rules=MAP ${INSECURE_NAME} 127.0.0.1`],
};

const firefox = findFirefox();

/** Whether this machine has Firefox; without it, its tests are skipped. */
export const hasFirefox = firefox !== undefined;

/**
 * How tests launch it: the regular Firefox, controlled by WebDriver BiDi, not Playwright's own build. One
 * process for all pages, and none started ahead: that is a third of a case's processor time.
 */
export const firefoxLaunch: LaunchOptions = {
  ...at(firefox),
  channel: 'moz-firefox',
  firefoxUserPrefs: {
    'dom.ipc.processCount': 1,
    'dom.ipc.keepProcessesAlive.web': 1,
    'dom.ipc.processPrelaunch.enabled': false,
    'fission.autostart': false,
  },
};
