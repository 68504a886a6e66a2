import { desktopCases, desktopCasesWithoutKeyring } from './desktop.ts';
import type { ElectronCase } from './electron-case.ts';
import { networkCases } from './network.ts';
import { pageCases } from './pages.ts';
import { quittingCases } from './quitting.ts';
import { schemeCases } from './scheme.ts';
import { windowCases } from './windows.ts';

/** By the program that asks them: one with an open keyring, one without any, and one that has had no other windows. */
export const allCases = {
  'a keyring': [...windowCases, ...pageCases, ...schemeCases, ...networkCases, ...desktopCases],
  'no keyring': desktopCasesWithoutKeyring,
  'only quitting': quittingCases,
} as const satisfies Readonly<Record<string, readonly ElectronCase[]>>;
export type CasesName = keyof typeof allCases;
