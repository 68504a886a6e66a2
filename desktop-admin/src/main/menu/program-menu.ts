import { Menu } from 'electron';
import type { Command } from '../../shared/ipc-contract.ts';
import { commandItems } from './menu-template.ts';

/** Enables the items of the offered commands and disables those of all others. */
const enableCommands = (offered: readonly Command[]): void => {
  const menu = Menu.getApplicationMenu();
  for (const [command, ids] of Object.entries(commandItems)) {
    for (const id of ids) {
      const item = menu?.getMenuItemById(id);
      if (item) item.enabled = offered.some((each) => each === command);
    }
  }
};

/** The commands offered by the menu: those that a screen handles; none while the window is locked. */
export const createCommandOffer = () => {
  let offered: readonly Command[] = [];
  let isHeldBack = false;
  const show = () => enableCommands(isHeldBack ? [] : offered);
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
