import { type BrowserWindow, dialog } from 'electron';

const isOnScreen = (window: BrowserWindow): boolean => window.isVisible() && !window.isMinimized();

/** Events that show or close a window. `on` has an overload for each name, but none for a union of names. */
const changes = ['show', 'restore', 'closed'] as readonly 'show'[];

/**
 * Resolves when the window is visible or closed, or the question is withdrawn: a message box on a hidden window would
 * wait forever.
 */
const untilOnScreen = (window: BrowserWindow, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!window.isDestroyed() && !isOnScreen(window) && !signal?.aborted) return;
      for (const change of changes) window.off(change, check);
      signal?.removeEventListener('abort', check);
      resolve();
    };
    for (const change of changes) window.on(change, check);
    signal?.addEventListener('abort', check);
    check();
  });

let openDialogs = 0;
/** Whether a dialog of the system is open for the program: it has the focus then, in place of the window. */
export const isDialogOpen = (): boolean => openDialogs > 0;

/** Counts a dialog as open until it is answered. */
export const whileOpen = async <Answer>(dialog: Promise<Answer>): Promise<Answer> => {
  openDialogs += 1;
  try {
    return await dialog;
  } finally {
    openDialogs -= 1;
  }
};

/**
 * Shows a message box; resolves with the index of the chosen button. It is modal to the window, if there is
 * one; while the window is hidden in the tray or minimised, the question waits until it is shown. `signal` withdraws
 * it; the button is the one for Escape then.
 */
export const ask = async (
  window: BrowserWindow | undefined,
  question: {
    readonly type: 'info' | 'question' | 'error';
    readonly message: string;
    readonly detail?: string;
    /** The first one is the default for Enter, the last one for Escape. */
    readonly buttons: readonly string[];
    readonly signal?: AbortSignal;
  },
): Promise<number> => {
  const cancelId = question.buttons.length - 1;
  const options = { ...question, buttons: [...question.buttons], defaultId: 0, cancelId, noLink: true };
  if (window) await untilOnScreen(window, question.signal);
  if (question.signal?.aborted) return cancelId;
  const { response } = await whileOpen(
    window && !window.isDestroyed() ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options),
  );
  return response;
};
