import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { DownloadTickets } from '../staff/download-tickets.ts';
import type { SubmissionWatch } from './submission-watch.ts';

/**
 * Dependencies of the inbox routes. In a file of its own, because the file that adds the routes imports each
 * of them.
 */
export interface InboxDeps {
  readonly database: Database;
  readonly clock: () => Date;
  readonly config: Pick<Config, 'smtpUrl' | 'siteUrl'>;
  /** Downloads that a browser requests without the session token. */
  readonly tickets: DownloadTickets;
  /** How long a redeemed prize can be taken back. */
  /** Notified after every write, so that open portals update at once. */
  readonly submissions: Pick<SubmissionWatch, 'announce'>;
}
