import { isUnfinished, sentBytes } from '@jeweler/core/files';
import type { UploadItem } from './upload-item.ts';

/** All uploads together. */
export const summarize = (items: readonly UploadItem[]) => {
  const counted = items.filter(({ phase }) => phase.state !== 'skipped' && phase.state !== 'failed');
  const count = (state: UploadItem['phase']['state']) =>
    items.filter(({ phase }) => phase.state === state).length;
  return {
    unfinished: items.filter(isUnfinished).length,
    done: count('done'),
    failed: count('failed'),
    asking: count('asking'),
    skipped: count('skipped'),
    paused: count('paused') > 0,
    /** Bytes that have left, and all bytes; of what is done or still to come. */
    sent: counted.reduce((sum, { phase, size }) => sum + sentBytes(phase, size), 0),
    total: counted.reduce((sum, { size }) => sum + size, 0),
  };
};

export type UploadProgress = ReturnType<typeof summarize>;
