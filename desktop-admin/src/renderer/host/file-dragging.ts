import { showNotice } from '@jeweler/core/ui';
import type { FileDragging } from '@jeweler/portal';
import { DRAG_ID, MAX_DRAGGED_FILES } from '../../shared/drag-limit.ts';
import type { DragResult, ShopConsole } from '../../shared/ipc-contract.ts';
import { sendToMain } from '../bridge.ts';
import { showTransfer } from './transfer-notice.ts';

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
    const end = showTransfer(bridge, { id: DRAG_ID, title: 'Downloading the files to drag' });
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
