import type { FileDragging } from '@jeweler/core/admin-portal';
import { formatFileSize } from '@jeweler/core/format';
import { hideNotice, showNotice } from '@jeweler/core/ui';
import type { DragResult, EventArgument, ShopConsole } from '../../shared/ipc-contract.ts';
import { MOST_DRAGGED } from '../../shared/most-dragged.ts';

/** What is fetched within this time, in milliseconds, is not worth a word. */
const MOMENT = 700;
const NOTICE = 'dragging';

const soFar = ({ name, received, total }: EventArgument<'download'>): string =>
  total > 0
    ? `${name}: ${formatFileSize(received)} of ${formatFileSize(total)}`
    : `${name}: ${formatFileSize(received)}`;

/** Says how far the fetching has come once it takes longer than a moment; ended by the function returned. */
const showProgress = (bridge: ShopConsole): (() => void) => {
  let text = 'Waiting for the server.';
  let isLong = false;
  const show = () =>
    showNotice({ id: NOTICE, tone: 'info', title: 'Fetching the files to drag', text, lasting: true });
  const timer = setTimeout(() => {
    isLong = true;
    show();
  }, MOMENT);
  const stop = bridge.on('download', (download) => {
    text = soFar(download);
    if (isLong) show();
  });
  return () => {
    clearTimeout(timer);
    stop();
    hideNotice(NOTICE);
  };
};

const report = (result: DragResult): void => {
  switch (result.outcome) {
    case 'dragging':
      return;
    case 'ready':
      showNotice({
        tone: 'success',
        title: 'The files are here',
        text: 'Drag them again: it starts at once.',
      });
      return;
    case 'failed':
      showNotice({ tone: 'error', title: 'The files cannot be dragged', text: result.sentence });
  }
};

/** Dragging out of the window: main fetches the files and hands them to the system. */
export const createFileDragging = (bridge: ShopConsole): FileDragging => ({
  start: (publicUrls) => {
    if (publicUrls.length > MOST_DRAGGED) {
      const text = `At most ${MOST_DRAGGED} files can be dragged at once. Please select fewer.`;
      showNotice({ tone: 'error', title: 'The files cannot be dragged', text });
      return;
    }
    const end = showProgress(bridge);
    bridge
      .call('drag:start', [...publicUrls])
      .catch((): DragResult => ({ outcome: 'failed', sentence: 'The console could not fetch them.' }))
      .then((result) => {
        end();
        report(result);
      });
  },
  release: () => void bridge.call('drag:release').catch(() => undefined),
});
