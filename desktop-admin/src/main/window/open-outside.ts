import { shell } from 'electron';
import type { Log } from '../log/log.ts';
import { outsideLink } from './outside-links.ts';

/** Opens an address by the system's own program for it, if it may be; answers whether it did. */
export const openOutside = async (
  address: string,
  server: string | undefined,
  log: Log,
): Promise<boolean> => {
  const link = outsideLink(address, server);
  if (link === undefined) {
    log.warn('An address was not opened: it is neither https, mailto nor tel.');
    return false;
  }
  try {
    await shell.openExternal(link);
    return true;
  } catch (error) {
    log.error('The system did not open an address.', error);
    return false;
  }
};
