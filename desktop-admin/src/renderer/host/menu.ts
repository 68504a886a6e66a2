import type { EventArgument, ShopConsole } from '../../shared/ipc-contract.ts';

type Command = EventArgument<'command'>;

/** The program's menu, as far as the window carries out its commands. */
export interface Menu {
  /** Calls `listener` with each command; returns what ends that. */
  subscribe(listener: (command: Command) => void): () => void;
}

/** Selects the text of the field that has the focus; false when none has it. */
const selectFocusedField = (): boolean => {
  const field = document.activeElement;
  const isText =
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && field.matches('input:not([type=checkbox])'));
  if (isText) field.select();
  return isText;
};

/** Select All means the text of a field that has the focus, wherever that is; nobody else hears of it then. */
export const createMenu = (bridge: ShopConsole): Menu => {
  const listeners = new Set<(command: Command) => void>();
  bridge.on('command', (command) => {
    if (command === 'select-all' && selectFocusedField()) return;
    for (const listener of listeners) listener(command);
  });
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
