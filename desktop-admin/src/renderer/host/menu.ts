import { isTextField } from '@jeweler/portal/ui';
import type { Command, ShopConsole } from '../../shared/ipc-contract.ts';
import { sendToMain } from '../bridge.ts';

/** Selects the text of the focused text field; false if none is focused. */
const selectFocusedField = (): boolean => {
  const { activeElement: field } = document;
  if (!isTextField(field)) return false;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  else document.getSelection()?.selectAllChildren(field);
  return true;
};

/**
 * The program's menu, for commands that the window handles. Dispatches them to the screens, and tells main which
 * of them have listeners: the menu disables the others. In a focused text field, Select All selects its text, and
 * no listener is called.
 */
export const createMenu = (bridge: ShopConsole) => {
  const listeners = new Map<(command: Command) => void, readonly Command[]>();
  let offered = '';
  let isScheduled = false;

  const offer = () => {
    isScheduled = false;
    const commands = [...new Set([...listeners.values()].flat())].sort();
    if (commands.join() === offered) return;
    offered = commands.join();
    sendToMain(bridge, 'menu:offer', commands);
  };
  /** When the screen changes, listeners are removed and added in the same task: main is told once. */
  const scheduleOffer = () => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(offer);
  };

  bridge.on('command', (command) => {
    if (command === 'select-all' && selectFocusedField()) return;
    for (const [listener, names] of listeners) if (names.includes(command)) listener(command);
  });
  return {
    /** Calls `listener` with each command in `names`; returns the unsubscribe function. */
    subscribe: (names: readonly Command[], listener: (command: Command) => void): (() => void) => {
      // A separate function per subscription: the same listener may be subscribed twice.
      const own = (command: Command) => listener(command);
      listeners.set(own, names);
      scheduleOffer();
      return () => {
        listeners.delete(own);
        scheduleOffer();
      };
    },
  };
};

export type Menu = ReturnType<typeof createMenu>;
