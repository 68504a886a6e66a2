import { app } from './app.ts';
import { BrowserWindow } from './browser-window.ts';
import type { EditCommand } from './protocol.ts';

interface Role {
  readonly label: string;
  readonly accelerator?: string;
  readonly run?: () => void;
}

const focused = () => BrowserWindow.getFocusedWindow();

const editing = (label: string, command: EditCommand, accelerator?: string): Role => ({
  label,
  ...(accelerator === undefined ? {} : { accelerator }),
  run: () => focused()?.webContents.edit(command),
});

const zoomBy = (step: number) => () => {
  const contents = focused()?.webContents;
  contents?.setZoomLevel(contents.getZoomLevel() + step);
};

/** The roles that Electron knows, in lower case: labels, keys and actions. */
export const roles: Record<string, Role> = {
  undo: editing('Undo', 'undo', 'CmdOrCtrl+Z'),
  redo: editing('Redo', 'redo', 'CmdOrCtrl+Y'),
  cut: editing('Cut', 'cut', 'CmdOrCtrl+X'),
  copy: editing('Copy', 'copy', 'CmdOrCtrl+C'),
  paste: editing('Paste', 'paste', 'CmdOrCtrl+V'),
  pasteandmatchstyle: editing('Paste and Match Style', 'paste'),
  delete: editing('Delete', 'delete'),
  selectall: editing('Select All', 'selectAll', 'CmdOrCtrl+A'),
  zoomin: { label: 'Zoom In', accelerator: 'CmdOrCtrl+Plus', run: zoomBy(0.5) },
  zoomout: { label: 'Zoom Out', accelerator: 'CmdOrCtrl+-', run: zoomBy(-0.5) },
  resetzoom: {
    label: 'Actual Size',
    accelerator: 'CmdOrCtrl+0',
    run: () => focused()?.webContents.setZoomLevel(0),
  },
  togglefullscreen: {
    label: 'Toggle Full Screen',
    accelerator: 'F11',
    run: () => focused()?.setFullScreen(!focused()?.isFullScreen()),
  },
  minimize: { label: 'Minimize', accelerator: 'CmdOrCtrl+M', run: () => focused()?.minimize() },
  close: { label: 'Close Window', accelerator: 'CmdOrCtrl+W', run: () => void focused()?.close() },
  quit: { label: 'Quit', accelerator: 'CmdOrCtrl+Q', run: () => app.quit() },
  toggledevtools: { label: 'Toggle Developer Tools', accelerator: 'Ctrl+Shift+I', run: () => {} },
  about: { label: 'About', run: () => app.showAboutPanel() },
  filemenu: { label: 'File' },
  editmenu: { label: 'Edit' },
  viewmenu: { label: 'View' },
  windowmenu: { label: 'Window' },
  appmenu: { label: 'App' },
  help: { label: 'Help' },
  window: { label: 'Window' },
  services: { label: 'Services' },
  hide: { label: 'Hide' },
  hideothers: { label: 'Hide Others' },
  unhide: { label: 'Show All' },
  front: { label: 'Bring All to Front' },
  zoom: { label: 'Zoom' },
};
