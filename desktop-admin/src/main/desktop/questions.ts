import { type BrowserWindow, dialog } from 'electron';

const isOnScreen = (window: BrowserWindow): boolean => window.isVisible() && !window.isMinimized();

/** Events that show or close a window. `on` has an overload for each name, but none for a union of names. */
const changes = ['show', 'restore', 'closed'] as readonly 'show'[];

/** Resolves when the window is visible or closed: a message box on a hidden window would wait forever. */
const untilOnScreen = (window: BrowserWindow): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!window.isDestroyed() && !isOnScreen(window)) return;
      for (const change of changes) window.off(change, check);
      resolve();
    };
    for (const change of changes) window.on(change, check);
    check();
  });

/**
 * Shows a message box; resolves with the index of the chosen button. It is modal to the window, if there is
 * one; while the window is hidden in the tray or minimised, the question waits until it is shown.
 */
export const ask = async (
  window: BrowserWindow | undefined,
  question: {
    readonly type: 'info' | 'question' | 'error';
    readonly message: string;
    readonly detail?: string;
    /** The first one is the default for Enter, the last one for Escape. */
    readonly buttons: readonly string[];
  },
): Promise<number> => {
  const options = {
    ...question,
    buttons: [...question.buttons],
    defaultId: 0,
    cancelId: question.buttons.length - 1,
    noLink: true,
  };
  if (window) await untilOnScreen(window);
  const { response } = await (window && !window.isDestroyed()
    ? dialog.showMessageBox(window, options)
    : dialog.showMessageBox(options));
  return response;
};
