import type { WatcherHealth } from '@jeweler/core/submissions';

/** How changes to the media folder are detected, without the time of the last scan. */
export type HealthState = Omit<WatcherHealth, 'lastScan'>;

/**
 * The scanner has not responded for seconds: calls on a drive that hangs return neither a result nor an
 * error.
 */
export const SCANNER_SILENT: HealthState = {
  state: 'failed',
  message:
    'The media drive does not answer. Please check that it is connected and switched on. Until then the list shows what was there last, but the files cannot be opened.',
};

export const SCANNER_ENDED: HealthState = {
  state: 'failed',
  message:
    'The media folder is not being read at the moment; the server keeps trying automatically. Until then the list shows what was there last.',
};
