import { formatFileSize } from '@jeweler/core/format';
import { hideNotice, type Notice, showNotice, toaster } from '@jeweler/core/ui';
import { DRAG_ID } from '../../shared/drag-limit.ts';
import type { EventArgument, ShopConsole } from '../../shared/ipc-contract.ts';

/** Progress is shown for downloads that take longer than this, in milliseconds. */
const SHOWN_AFTER_MS = 700;

/** '2 MB of 8 MB'; files to drag are several in one notice, and named. */
const soFar = ({ id, name, received, total }: EventArgument<'progress'>): string => {
  const bytes = formatFileSize(received);
  return `${id === DRAG_ID ? `${name}: ` : ''}${total > 0 ? `${bytes} of ${formatFileSize(total)}` : bytes}`;
};

/**
 * Shows the progress of a download that takes a while; returns the function that ends it. Once the user has closed the
 * notice it is not shown again, while the download continues.
 */
export const showTransfer = (
  bridge: ShopConsole,
  { id, ...rest }: Pick<Notice, 'title' | 'actions'> & { readonly id: number },
): (() => void) => {
  const notice = { ...rest, id: `transfer-${id}`, tone: 'info', lasting: true } as const;
  let text = 'Waiting for the server.';
  let isLong = false;
  const show = () => showNotice({ ...notice, text });
  const timer = setTimeout(() => {
    isLong = true;
    show();
  }, SHOWN_AFTER_MS);
  const stop = bridge.on('progress', (progress) => {
    if (progress.id !== id) return;
    text = soFar(progress);
    if (isLong && toaster.isVisible(notice.id)) show();
  });
  return () => {
    clearTimeout(timer);
    stop();
    hideNotice(notice.id);
  };
};
