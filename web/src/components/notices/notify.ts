import type { Notice } from '@jeweler/core/ui';
import { wantToastArea } from './toast-area-state.ts';

/** How long a toast area that is still on its way may hold up the first notice, in milliseconds. */
const PATIENCE = 5000;

const toastArea = () =>
  new Promise<void>((resolve, reject) => {
    void wantToastArea().then(resolve);
    setTimeout(() => reject(new Error('There is no toast area.')), PATIENCE);
  });

/** Shows a toast. Never throws: if even the toaster cannot be loaded, the text is still said. */
export const notify = async (notice: Notice): Promise<void> => {
  try {
    const [{ showNotice }] = await Promise.all([import('./toaster.ts'), toastArea()]);
    showNotice(notice);
  } catch {
    window.alert([notice.title, notice.text].filter(Boolean).join('\n'));
  }
};
