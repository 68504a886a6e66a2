import type { KeyPress } from './protocol.ts';

const names: Record<string, string> = { plus: '+', space: ' ' };

/** Whether a key press matches an accelerator (`CmdOrCtrl+Shift+R`, `F5`); ⌘ counts as Ctrl. */
export const isAccelerator = (accelerator: string, press: KeyPress): boolean => {
  const parts = accelerator.toLowerCase().split('+');
  const last = parts.at(-1) ?? '';
  const modifiers = new Set(parts.slice(0, -1));
  const has = (...known: string[]) => known.some((name) => modifiers.has(name));
  const key = names[last] ?? last;
  return (
    press.key.toLowerCase() === key &&
    (press.ctrl || press.meta) === has('cmdorctrl', 'commandorcontrol', 'ctrl') &&
    press.alt === has('alt') &&
    // On many keyboards a plus sign needs Shift, which does not count as a modifier then.
    (press.shift === has('shift') || key === '+')
  );
};

/** Keys of editing commands: Chromium executes them in the page, and they never reach a menu. */
export const isEditingKey = ({ key, ctrl, meta, alt }: KeyPress): boolean =>
  (ctrl || meta) && !alt && /^[acvxyz]$/i.test(key);
