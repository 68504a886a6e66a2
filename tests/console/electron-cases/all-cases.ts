import { desktopCases, desktopCasesWithoutKeyring } from './desktop.ts';
import type { ElectronCase } from './electron-case.ts';
import { networkCases } from './network.ts';
import { pageCases } from './pages.ts';
import { quittingCases } from './quitting.ts';
import { schemeCases } from './scheme.ts';
import { windowCases } from './windows.ts';

export const casesWithKeyring: readonly ElectronCase[] = [
  ...windowCases,
  ...pageCases,
  ...schemeCases,
  ...networkCases,
  ...desktopCases,
  ...quittingCases,
];

export const casesWithoutKeyring: readonly ElectronCase[] = desktopCasesWithoutKeyring;
