import { type BrowserWindow, dialog } from 'electron';

/** Asks the person; answers which button was chosen. The window, where it stands, waits for it. */
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
  const { response } = await (window
    ? dialog.showMessageBox(window, options)
    : dialog.showMessageBox(options));
  return response;
};
