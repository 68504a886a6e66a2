import { formatFileSize } from '@jeweler/core/format';
import { hideNotice, showNotice } from '@jeweler/core/ui';
import type { FileDragging } from '@jeweler/portal';
import { MAX_DRAGGED_FILES } from '../../shared/drag-limit.ts';
import type { DragResult, EventArgument, ShopConsole } from '../../shared/ipc-contract.ts';
import { sendToMain } from '../bridge.ts';

/** Progress is shown for downloads that take longer than this, in milliseconds. */
const SHOWN_AFTER_MS = 700;
const NOTICE = 'dragging';

const soFar = ({ name, received, total }: EventArgument<'download'>): string =>
  total > 0
    ? `${name}: ${formatFileSize(received)} of ${formatFileSize(total)}`
    : `${name}: ${formatFileSize(received)}`;

/** Shows the progress of a download that takes a while; returns the function that ends it. */
const showProgress = (bridge: ShopConsole): (() => void) => {
  let text = 'Waiting for the server.';
  let isLong = false;
  const show = () =>
    showNotice({ id: NOTICE, tone: 'info', title: 'Downloading the files to drag', text, lasting: true });
  const timer = setTimeout(() => {
    isLong = true;
    show();
  }, SHOWN_AFTER_MS);
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
        title: 'The files have been downloaded',
        text: 'Drag them again: they are ready now.',
      });
      return;
    case 'failed':
      showNotice({ tone: 'error', title: 'The files cannot be dragged', text: result.sentence });
  }
};

/** Dragging files out of the window: main fetches them and starts the system drag. */
export const createFileDragging = (bridge: ShopConsole): FileDragging => ({
  start: (publicUrls) => {
    if (publicUrls.length > MAX_DRAGGED_FILES) {
      const text = `At most ${MAX_DRAGGED_FILES} files can be dragged at once. Please select fewer.`;
      showNotice({ tone: 'error', title: 'The files cannot be dragged', text });
      return;
    }
    const end = showProgress(bridge);
    bridge
      .call('drag:start', [...publicUrls])
      .catch(
        (): DragResult => ({
          outcome: 'failed',
          sentence: 'The console could not download them. Please try again.',
        }),
      )
      .then((result) => {
        end();
        report(result);
      });
  },
  release: () => sendToMain(bridge, 'drag:release'),
});
