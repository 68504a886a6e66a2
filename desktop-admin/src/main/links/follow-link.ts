import type { Log } from '../log.ts';
import { parseConsoleLink } from './console-link.ts';

/** The running console, as far as links use it. */
export interface LinkTarget {
  readonly show: () => void;
  /** Opens a path of the portal, after the lock and the sign-in. */
  readonly openPath: (path: string) => void;
  readonly lock: () => void;
}

/** Carries out a link; any other text shows the window, as starting the program again does. */
export const follow = (link: string | undefined, { show, openPath, lock }: LinkTarget, log: Log): void => {
  const parsed = link === undefined ? undefined : parseConsoleLink(link);
  if (link !== undefined && !parsed) log.warn('A link to the console was not understood.');
  if (parsed?.action === 'open') openPath(parsed.path);
  else if (parsed?.action === 'lock') lock();
  else show();
};
