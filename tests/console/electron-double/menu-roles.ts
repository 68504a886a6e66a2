import { app } from './app.ts';
import { BrowserWindow } from './browser-window.ts';
import type { EditCommand } from './protocol.ts';

interface Role {
  readonly label: string;
  readonly accelerator?: string;
  readonly run?: () => void;
}

const editing = (label: string, command: EditCommand, accelerator?: string): Role => ({
  label,
  ...(accelerator === undefined ? {} : { accelerator }),
  run: () => BrowserWindow.getFocusedWindow()?.webContents.edit(command),
});

/** The roles that the program's menus have on Linux, in lower case: labels, keys and actions. */
export const roles: Record<string, Role> = {
  undo: editing('Undo', 'undo', 'CmdOrCtrl+Z'),
  redo: editing('Redo', 'redo', 'CmdOrCtrl+Y'),
  cut: editing('Cut', 'cut', 'CmdOrCtrl+X'),
  copy: editing('Copy', 'copy', 'CmdOrCtrl+C'),
  paste: editing('Paste', 'paste', 'CmdOrCtrl+V'),
  delete: editing('Delete', 'delete'),
  selectall: editing('Select All', 'selectAll', 'CmdOrCtrl+A'),
  togglefullscreen: { label: 'Toggle Full Screen', accelerator: 'F11' },
  minimize: { label: 'Minimize', accelerator: 'CmdOrCtrl+M' },
  close: { label: 'Close Window', accelerator: 'CmdOrCtrl+W' },
  help: { label: 'Help' },
  quit: { label: 'Quit', accelerator: 'CmdOrCtrl+Q', run: () => app.quit() },
};
