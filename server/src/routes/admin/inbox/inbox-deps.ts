import type { Database } from '../../../database/sqlite.ts';
import type { DownloadTickets } from '../../../services/download-tickets.ts';
import type { RedemptionUndo } from '../../../services/prizes/redemption-undo.ts';
import type { SubmissionWatch } from '../../../services/submission-watch.ts';

/** What the routes of the inbox need. In a file of its own, since those that add the routes import each of them. */
export interface InboxDeps {
  readonly database: Database;
  readonly clock: () => Date;
  /** Files that a browser fetches without the token of the session. */
  readonly tickets: DownloadTickets;
  /** For how long prizes that were given out can be taken back. */
  readonly redemptionUndo: RedemptionUndo;
  /** Told after every write, so that open portals hear of it at once. */
  readonly submissions: Pick<SubmissionWatch, 'announce'>;
}
