import type { DownloadTickets } from '../accounts/download-tickets.ts';
import type { Config } from '../config.ts';
import type { ShopData } from '../database/database.ts';

/**
 * Dependencies of the inbox routes. In a file of its own, because the file that adds the routes imports each
 * of them.
 */
export interface InboxDeps extends ShopData {
  readonly config: Pick<Config, 'smtpUrl' | 'siteUrl'>;
  /** Downloads that a browser requests without the session token. */
  readonly tickets: DownloadTickets;
}
