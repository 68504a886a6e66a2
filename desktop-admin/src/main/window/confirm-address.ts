import { ask } from '../desktop/questions.ts';
import type { MainWindow } from './main-window.ts';

/** Maximum length of a URL shown in a question, in characters. */
const MAX_ADDRESS_LENGTH = 300;

/** Asks for confirmation before a URL outside the shop is opened by the system. */
export const confirmAddress = async (window: MainWindow, address: string): Promise<boolean> => {
  const chosen = await ask(window.browserWindow(), {
    type: 'question',
    message: 'Open this address in the browser?',
    detail: address.length > MAX_ADDRESS_LENGTH ? `${address.slice(0, MAX_ADDRESS_LENGTH)}…` : address,
    buttons: ['Open', 'Cancel'],
  });
  return chosen === 0;
};
