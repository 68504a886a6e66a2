import type { MessageBoxSyncOptions } from 'electron';

interface LeavingDeps {
  /** The page: `will-prevent-unload` is emitted when something in it would be lost by closing or reloading it. */
  readonly page: {
    on(event: 'will-prevent-unload', listener: (event: { preventDefault(): void }) => void): unknown;
  };
  /** Puts the window on the screen: a message box on a hidden one would wait for ever. */
  readonly show: () => void;
  /** Shows a message box and waits; returns the index of the chosen button. */
  readonly ask: (question: MessageBoxSyncOptions) => number;
  /** Called when the page is kept: Electron ends what would have closed it, quitting too, without a word. */
  readonly onStay: () => void;
}

/**
 * Asks before the window is closed or reloaded while files are being uploaded. Without a question Electron would
 * refuse both silently, so that the program could not even be quit.
 */
export const askBeforeLeaving = ({ page, show, ask, onStay }: LeavingDeps): void => {
  page.on('will-prevent-unload', (event) => {
    show();
    const chosen = ask({
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
