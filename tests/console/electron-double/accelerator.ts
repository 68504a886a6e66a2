import type { KeyPress } from './protocol.ts';

const names: Record<string, string> = {
  plus: '+',
  esc: 'escape',
  return: 'enter',
  space: ' ',
  left: 'arrowleft',
  right: 'arrowright',
  up: 'arrowup',
  down: 'arrowdown',
};

const isMac = process.platform === 'darwin';

/** Whether a key press is the one that an accelerator (`CmdOrCtrl+Shift+R`, `F5`) names. */
export const isAccelerator = (accelerator: string, press: KeyPress): boolean => {
  const parts = accelerator.toLowerCase().replace(/\+\+$/, '+plus').split('+');
  const last = parts.at(-1) ?? '';
  const modifiers = new Set(parts.slice(0, -1));
  const has = (...known: string[]) => known.some((name) => modifiers.has(name));
  const eitherKey = has('cmdorctrl', 'commandorcontrol');
  const key = names[last] ?? last;
  return (
    press.key.toLowerCase() === key &&
    press.ctrl === (has('ctrl', 'control') || (eitherKey && !isMac)) &&
    press.meta === (has('cmd', 'command', 'super', 'meta') || (eitherKey && isMac)) &&
    press.alt === has('alt', 'option') &&
    // A plus sign takes Shift on many keyboards and is the same plus sign.
    (press.shift === has('shift') || key === '+')
  );
};

/** Keys of editing commands: Chromium carries them out in the page, and a menu never hears of them. */
export const isEditingKey = ({ key, ctrl, meta, alt }: KeyPress): boolean =>
  (isMac ? meta : ctrl) && !alt && /^[acvxyz]$/i.test(key);
