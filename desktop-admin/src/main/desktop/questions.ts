import { type BrowserWindow, dialog } from 'electron';

const isOnScreen = (window: BrowserWindow): boolean => window.isVisible() && !window.isMinimized();

/** What may bring a window into sight, or end it. `on` has an overload for each name and none for all. */
const changes = ['show', 'restore', 'closed'] as readonly 'show'[];

/** Resolves when the window is to be seen, or is no more: a box on a hidden window waits for ever. */
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
 * Asks the person; answers which button was chosen. The window, where there is one, waits for it; while
 * it is out of sight, in the tray or minimised, the question waits for the window.
 */
export const ask = async (
  window: BrowserWindow | undefined,
  question: {
    readonly type: 'info' | 'question' | 'error';
    readonly message: string;
    readonly detail?: string;
    /** The first is for Enter, the last for Escape. */
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
