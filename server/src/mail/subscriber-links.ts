import type { Transaction } from 'kysely';
import type { SubscriberLinkPurpose, Tables } from '../database/tables.ts';
import { newToken, tokenHash } from '../secret-token.ts';

/** Root-relative URL of the page that a token opens. */
export const newsletterPath = (purpose: SubscriberLinkPurpose, token: string): string =>
  `/newsletter/${purpose}/${token}`;

/**
 * URLs of a subscriber's private pages, with tokens that only this mail contains; each attempt to send it
 * creates new ones. The one to confirm expires after CONFIRMATION_DAYS, the one to unsubscribe never does.
 */
export const makeSubscriberLinks = async (
  trx: Transaction<Tables>,
  siteUrl: string,
  subscriberId: number,
  at: string,
): Promise<Readonly<Record<SubscriberLinkPurpose, string>>> => {
  const tokens = { confirm: newToken(), unsubscribe: newToken() };
  const row = (purpose: SubscriberLinkPurpose) => ({
    token_hash: tokenHash(tokens[purpose]),
    subscriber_id: subscriberId,
    purpose,
    created_at: at,
  });
  await trx
    .insertInto('subscriber_links')
    .values([row('confirm'), row('unsubscribe')])
    .execute();
  const linkTo = (purpose: SubscriberLinkPurpose) => siteUrl + newsletterPath(purpose, tokens[purpose]);
  return { confirm: linkTo('confirm'), unsubscribe: linkTo('unsubscribe') };
};
