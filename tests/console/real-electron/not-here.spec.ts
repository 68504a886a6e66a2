import { test } from '@playwright/test';
import { whyNoElectron } from './electron-binary.ts';

// All that is left of this project where Electron cannot run: why (see playwright.config.ts).
test.skip(`the console in Electron itself: ${whyNoElectron() ?? ''}`, () => {});
