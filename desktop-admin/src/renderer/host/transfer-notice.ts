import { formatFileSize } from '@jeweler/core/format';
import { hideNotice, type Notice, showNotice, toaster } from '@jeweler/core/ui';

/** Progress is shown for downloads that take longer than this, in milliseconds. */
const SHOWN_AFTER_MS = 700;

interface Progress {
  readonly received: number;
  /** 0 while unknown. */
  readonly total: number;
}

/** '2 MB of 8 MB' */
export const soFar = ({ received, total }: Progress): string =>
  total > 0 ? `${formatFileSize(received)} of ${formatFileSize(total)}` : formatFileSize(received);

/**
 * Shows the progress of a download that takes a while; returns the function that ends it. Once the user has closed the
 * notice it is not shown again, while the download continues.
 * @param follow calls back with each text; returns the unsubscribe function
 */
export const showTransfer = (
  notice: Pick<Notice, 'title' | 'actions'> & { readonly id: string },
  follow: (tell: (text: string) => void) => () => void,
): (() => void) => {
  let text = 'Waiting for the server.';
  let isLong = false;
  const show = () => showNotice({ ...notice, tone: 'info', text, lasting: true });
  const timer = setTimeout(() => {
    isLong = true;
    show();
  }, SHOWN_AFTER_MS);
  const stop = follow((next) => {
    text = next;
    if (isLong && toaster.isVisible(notice.id)) show();
  });
  return () => {
    clearTimeout(timer);
    stop();
    hideNotice(notice.id);
  };
};
