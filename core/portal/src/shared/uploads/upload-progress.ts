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

/** Seconds over which the speed is measured. */
const MEASURED_SECONDS = 15;
/** Before that, a speed says little. */
const MIN_SECONDS = 4;

/** Measures the speed of uploads; `now` in milliseconds. */
export const createSpeedometer = () => {
  let samples: { at: number; sent: number }[] = [];
  return {
    /** Takes the bytes sent so far; returns bytes per second, undefined until known. */
    add: (sent: number, now: number): number | undefined => {
      // Fewer than before: an upload was cancelled, or goes on from an earlier byte.
      if (sent < (samples.at(-1)?.sent ?? 0)) samples = [];
      samples = [...samples.filter(({ at }) => now - at < MEASURED_SECONDS * 1000), { at: now, sent }];
      const [first] = samples;
      if (!first || now - first.at < MIN_SECONDS * 1000) return undefined;
      return ((sent - first.sent) * 1000) / (now - first.at);
    },
  };
};

/** Remaining times below this are not worth reading, in seconds. */
const SHORT_SECONDS = 10;

/** 'about 3 minutes left'; undefined for short times, and where it cannot be known. */
export const remainingTime = (bytes: number, bytesPerSecond: number | undefined): string | undefined => {
  if (!bytesPerSecond || bytes <= 0) return undefined;
  const seconds = bytes / bytesPerSecond;
  if (seconds < SHORT_SECONDS) return undefined;
  if (seconds < 60) return 'less than a minute left';
  const minutes = Math.round(seconds / 60);
  if (minutes < 100) return minutes === 1 ? 'about a minute left' : `about ${minutes} minutes left`;
  return `about ${Math.round(minutes / 60)} hours left`;
};
