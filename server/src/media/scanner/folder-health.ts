import type { WatcherHealth } from '@jeweler/core/submissions';
import { codeOf } from '../files/file-fault.ts';

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

/** An empty folder is in the place of the media folder, as where drives are mounted: its drive is not connected. */
export const DRIVE_GONE = 'DRIVE_GONE';

const LAST_LIST = 'Until then the list shows what was there last, but the files cannot be opened.';

const reason = (code: string | undefined): string => {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return 'The media folder is missing. Please check that its drive is connected.';
    case 'EACCES':
    case 'EPERM':
      return 'The server is not allowed to read the media folder. Whoever runs it has to give it permission.';
    case DRIVE_GONE:
      return 'The media folder is empty, and there were files in it. Please check that its drive is connected; if it is meant to be empty, put a picture into it.';
    default:
      return `The media folder cannot be read (${code ?? 'unknown fault'}). Please check its drive.`;
  }
};

/** The message for staff when the folder cannot be read. */
export const faultOfFolder = (error: unknown): string => `${reason(codeOf(error))} ${LAST_LIST}`;

/** The message for staff when the system reports no events. */
export const faultOfWatch = (error: NodeJS.ErrnoException): string =>
  `The system does not report changes (${error.code ?? error.message}); the folder is checked every few seconds instead.`;

/** Names that a message lists. */
const MAX_NAMED = 3;

/** The message for staff about files and folders that cannot be read; undefined when there are none. */
export const faultOfUnreadable = (paths: readonly string[]): string | undefined => {
  if (paths.length === 0) return undefined;
  const named = paths.slice(0, MAX_NAMED).map((path) => JSON.stringify(path));
  const more = paths.length - named.length;
  const list = more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
  return `Not shown, because the server cannot read ${paths.length === 1 ? 'it' : 'them'}: ${list}. Whoever runs the server has to give it permission; a name with damaged characters (\u{fffd}) has to be changed.`;
};
