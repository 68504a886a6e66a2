import { app, Menu } from 'electron';
import type { Command } from '../../shared/ipc-contract.ts';
import { commandItems, type MenuActions, type MenuState, menuTemplate } from './menu-template.ts';

/** Puts the menu up; `settings` as they stand now. */
export const putUpMenu = (
  settings: Pick<MenuState, 'keepInTray' | 'hasTray' | 'startAtLogin'>,
  actions: MenuActions,
): void => {
  const { name, isPackaged } = app;
  const state = { platform: process.platform, name, isPackaged, ...settings };
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(state, actions)));
};

/** Greys the items of all other commands. */
const enableCommands = (offered: readonly Command[]): void => {
  const menu = Menu.getApplicationMenu();
  for (const [command, ids] of Object.entries(commandItems)) {
    for (const id of ids) {
      const item = menu?.getMenuItemById(id);
      if (item) item.enabled = offered.some((each) => each === command);
    }
  }
};

/** Which commands the menu offers: those that a screen carries out at present, and none over a locked window. */
export interface CommandOffer {
  offer(commands: readonly Command[]): void;
  setLocked(isLocked: boolean): void;
}

export const createCommandOffer = (): CommandOffer => {
  let offered: readonly Command[] = [];
  let isHeldBack = false;
  const show = () => enableCommands(isHeldBack ? [] : offered);
  return {
    offer: (commands) => {
      offered = commands;
      show();
    },
    setLocked: (isLocked) => {
      isHeldBack = isLocked;
      show();
    },
  };
};

/** Shows how a setting really stands, where the system has not taken the choice. */
export const showChecked = (id: string, checked: boolean): void => {
  const item = Menu.getApplicationMenu()?.getMenuItemById(id);
  if (item) item.checked = checked;
};
