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

/** Whether a key press matches an accelerator (`CmdOrCtrl+Shift+R`, `F5`). */
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
    // On many keyboards a plus sign needs Shift, which does not count as a modifier then.
    (press.shift === has('shift') || key === '+')
  );
};

/** Keys of editing commands: Chromium executes them in the page, and they never reach a menu. */
export const isEditingKey = ({ key, ctrl, meta, alt }: KeyPress): boolean =>
  (isMac ? meta : ctrl) && !alt && /^[acvxyz]$/i.test(key);
