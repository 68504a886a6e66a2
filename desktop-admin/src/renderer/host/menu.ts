import { isTextField } from '@jeweler/core/ui';
import type { Command, ShopConsole } from '../../shared/ipc-contract.ts';
import { tell } from '../bridge.ts';

/** The program's menu, as far as the window carries out its commands. */
export interface Menu {
  /** Calls `listener` with each command of `names`; returns what ends that. */
  subscribe(names: readonly Command[], listener: (command: Command) => void): () => void;
}

/** Selects the text of the field that has the focus; false when none has it. */
const selectFocusedField = (): boolean => {
  const { activeElement: field } = document;
  if (!isTextField(field)) return false;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  else document.getSelection()?.selectAllChildren(field);
  return true;
};

/**
 * Hands the menu's commands to the screens, and tells main which of them anybody listens to: the menu
 * greys the others. Select All means the text of a field that has the focus, wherever that is; nobody
 * else hears of it then.
 */
export const createMenu = (bridge: ShopConsole): Menu => {
  const listeners = new Map<(command: Command) => void, readonly Command[]>();
  let offered = '';
  let isScheduled = false;

  const offer = () => {
    isScheduled = false;
    const commands = [...new Set([...listeners.values()].flat())].sort();
    if (commands.join() === offered) return;
    offered = commands.join();
    tell(bridge, 'menu:offer', commands);
  };
  /** One screen goes and the next comes in the same task: main is told once. */
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
    subscribe: (names, listener) => {
      // A function of its own for each subscription: the same listener may stand in two.
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
