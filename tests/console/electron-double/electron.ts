/** The module that the main process gets when it imports `electron` in the console's tests. */
export { app } from './app.ts';
export { protocol } from './app-server.ts';
export { BrowserWindow } from './browser-window.ts';
export { ClipboardItem, clipboard } from './clipboard.ts';
export { dialog, Notification, powerMonitor, shell, systemPreferences, Tray } from './desktop.ts';
export { globalShortcut } from './global-shortcut.ts';
export { ipcMain } from './ipc-main.ts';
export { MenuClass as Menu } from './menu.ts';
export { nativeImage } from './native-image.ts';
export { nativeTheme } from './native-theme.ts';
export { net } from './net.ts';
export { safeStorage } from './safe-storage.ts';
export { screen } from './screen.ts';
export { session } from './session.ts';
