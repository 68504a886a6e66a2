import { systemPreferences } from 'electron';
import type { TouchId } from '../touch-unlock.ts';

/** Only macOS has it. Separate from the unlocking, which is tested without Electron. */
export const systemTouchId: TouchId = {
  isAvailable: () => process.platform === 'darwin' && systemPreferences.canPromptTouchID(),
  // The system puts its own words before this.
  prompt: () => systemPreferences.promptTouchID('unlock the console'),
};
