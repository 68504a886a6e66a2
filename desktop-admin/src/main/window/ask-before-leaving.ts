import { type BrowserWindow, dialog } from 'electron';

/**
 * Asks before the window is closed or reloaded while files are being uploaded. Without a question Electron would
 * refuse both silently, so that the program could not even be quit.
 * @param onStay called when the page is kept: Electron ends what would have closed it, quitting too, without a word
 */
export const askBeforeLeaving = (window: BrowserWindow, onStay: () => void): void => {
  window.webContents.on('will-prevent-unload', (event) => {
    // A message box on a hidden one would wait for ever.
    window.show();
    const chosen = dialog.showMessageBoxSync(window, {
      type: 'question',
      message: 'Files are still being uploaded.',
      detail:
        'If you leave now, they will not be uploaded. Choosing the same files again continues where they left off.',
      buttons: ['Continue uploading', 'Leave'],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    });
    // To Electron this means: leave all the same.
    if (chosen === 1) event.preventDefault();
    else onStay();
  });
};
