import type { Notice } from './notice.ts';

/** The toaster's code comes with the first notice, or when the browser is idle, whichever is first. */
const loadToaster = () => import('./toaster.ts');

/** Shows a toast. Never throws: if even the toaster cannot be loaded, the text is still said. */
export const notify = async (notice: Notice): Promise<void> => {
  try {
    const { showNotice } = await loadToaster();
    showNotice(notice);
  } catch {
    window.alert([notice.title, notice.description].filter(Boolean).join('\n'));
  }
};
