import type { Notice } from '@jeweler/core/ui/unstyled';
import { retryOnce } from '../../lib/loading/until-loaded.ts';
import { requestToastArea } from './lazy-toast-area.tsx';
import { hidePlainNotice, showPlainNotice } from './toast-area-state.ts';

/** How long a notice waits for a toast area that is still loading, in milliseconds. */
const TIMEOUT = 5000;

const timedOut = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('There is no toast area.')), TIMEOUT);
  });

const toasts = async () => {
  const [{ showNotice }] = await Promise.all([retryOnce(() => import('./toaster.ts')), requestToastArea()]);
  return showNotice;
};

/** Shows a toast. Never rejects: if the toaster cannot be loaded, the notice is shown without it. */
export const notify = async (notice: Notice): Promise<void> => {
  try {
    const showNotice = await Promise.race([toasts(), timedOut()]);
    hidePlainNotice();
    showNotice(notice);
  } catch {
    showPlainNotice(notice);
  }
};
