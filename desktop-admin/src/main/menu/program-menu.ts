import { app, Menu } from 'electron';
import { type MenuActions, menuTemplate } from './menu-template.ts';

/** Puts the menu up; `settings` as they stand now. */
export const putUpMenu = (
  settings: { readonly keepInTray: boolean; readonly startAtLogin: boolean },
  actions: MenuActions,
): void => {
  const { name, isPackaged } = app;
  const state = { platform: process.platform, name, isPackaged, ...settings };
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(state, actions)));
};
