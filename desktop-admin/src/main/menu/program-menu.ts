import { Menu } from 'electron';
import type { Command } from '../../shared/ipc-contract.ts';

/** Each has an item of the same id. Select All is offered always: every screen may contain a text field. */
export const offeredCommands = ['server-address', 'sign-out', 'lock', 'find', 'refresh'] satisfies Command[];

/** The commands offered by the menu: those that a screen handles; none while the window is locked. */
export const createCommandOffer = () => {
  let offered: readonly Command[] = [];
  let isHeldBack = false;
  const show = () => {
    for (const command of offeredCommands) {
      const item = Menu.getApplicationMenu()?.getMenuItemById(command);
      if (item) item.enabled = !isHeldBack && offered.includes(command);
    }
  };
  return {
    offer: (commands: readonly Command[]) => {
      offered = commands;
      show();
    },
    setLocked: (isLocked: boolean) => {
      isHeldBack = isLocked;
      show();
    },
  };
};

export type CommandOffer = ReturnType<typeof createCommandOffer>;

/** Shows the actual state of a setting if the system has not accepted the change. */
export const showChecked = (id: string, checked: boolean): void => {
  const item = Menu.getApplicationMenu()?.getMenuItemById(id);
  if (item) item.checked = checked;
};
