import type { Database } from '../../database/sqlite.ts';
import { makeSubscriberLinks, newsletterPath } from '../newsletter/subscriber-links.ts';
import { leadsToPrivatePage, type MailRow, type PrivateLinks } from './compose-mail.ts';
import { makeVisitLink } from './visit-links.ts';

/** Stands for a token where nobody may see it. */
const HIDDEN = '…';

/** The links that only this mail will have; each attempt to send makes others. */
export const makePrivateLinks = async (
  database: Pick<Database, 'writes'>,
  siteUrl: string,
  row: MailRow,
  at: string,
): Promise<PrivateLinks> => {
  if (row.subscriber_id !== null) {
    const { confirm, unsubscribe } = await makeSubscriberLinks(database, siteUrl, row.subscriber_id, at);
    return { privateLink: confirm, unsubscribeLink: unsubscribe };
  }
  const privateLink =
    leadsToPrivatePage(row) && row.submission_id !== null
      ? await makeVisitLink(database, siteUrl, row.submission_id, at)
      : null;
  return { privateLink, unsubscribeLink: null };
};

/** The same for previews: the links themselves are for the visitor only, and made when the mail is sent. */
export const hiddenLinks = (siteUrl: string, row: MailRow): PrivateLinks =>
  row.subscriber_id !== null
    ? {
        privateLink: siteUrl + newsletterPath('confirm', HIDDEN),
        unsubscribeLink: siteUrl + newsletterPath('unsubscribe', HIDDEN),
      }
    : { privateLink: leadsToPrivatePage(row) ? `${siteUrl}/visit/${HIDDEN}` : null, unsubscribeLink: null };
