import { type MailFacts, mailDefinitions } from '@jeweler/core/mail';
import type { Transaction } from 'kysely';
import { makeAccountPath } from '../accounts/account-links.ts';
import { isLocalSite } from '../config.ts';
import type { SubscriberLinkPurpose, Tables, VisitorLinkPurpose } from '../database/tables.ts';
import { newToken, tokenHash } from '../secret-token.ts';
import { leadsToPrivatePage, type MailRow, type PrivateLinks } from './compose-mail.ts';

/** Replaces a token where nobody may see it. */
const HIDDEN = '…';

/** Links that only this mail contains; each attempt to send it creates new ones. */
export const makePrivateLinks = async (
  trx: Transaction<Tables>,
  siteUrl: string,
  row: MailRow,
  at: string,
): Promise<PrivateLinks> => {
  if (row.subscriber_id !== null) {
    const { confirm, unsubscribe } = await makeSubscriberLinks(trx, siteUrl, row.subscriber_id, at);
    return { privateLink: confirm, unsubscribeLink: unsubscribe };
  }
  const path = await makePrivatePath(trx, row, at);
  return {
    privateLink: path === null ? null : siteUrl + path,
    unsubscribeLink: null,
    ...(offersPhotos(siteUrl, row) && {
      photosLink: siteUrl + (await makeVisitorPath(trx, 'photos', row.submission_id, at)),
    }),
  };
};

/** Where nobody else could open it, the mail goes without. */
const offersPhotos = (siteUrl: string, row: MailRow): row is MailRow & { submission_id: number } =>
  row.kind === 'acknowledgement' && row.submission_id !== null && !isLocalSite(siteUrl);

const makePrivatePath = async (
  trx: Transaction<Tables>,
  row: MailRow,
  at: string,
): Promise<string | null> => {
  const { account } = JSON.parse(row.facts) as MailFacts;
  if (account && leadsToAccount(row))
    return makeAccountPath(
      trx,
      account.id,
      row.kind === 'account-invitation' ? 'invitation' : 'password',
      at,
    );
  return leadsToPrivatePage(row) && row.submission_id !== null
    ? makeVisitorPath(trx, 'visit', row.submission_id, at)
    : null;
};

/** Whether it contains a link by which somebody sets the password of an account. */
export const leadsToAccount = ({ kind }: MailRow): boolean => mailDefinitions[kind].link === 'account';

/**
 * The same for previews, without tokens: the real links are only for the visitor, and are created when the
 * mail is sent.
 */
export const hiddenLinks = (siteUrl: string, row: MailRow): PrivateLinks =>
  row.subscriber_id !== null
    ? {
        privateLink: siteUrl + newsletterPath('confirm', HIDDEN),
        unsubscribeLink: siteUrl + newsletterPath('unsubscribe', HIDDEN),
      }
    : {
        privateLink: hiddenLink(siteUrl, row),
        unsubscribeLink: null,
        ...(offersPhotos(siteUrl, row) && { photosLink: `${siteUrl}/photos/${HIDDEN}` }),
      };

const hiddenLink = (siteUrl: string, row: MailRow): string | null => {
  if (leadsToAccount(row)) return `${siteUrl}/staff/${HIDDEN}`;
  return leadsToPrivatePage(row) ? `${siteUrl}/visit/${HIDDEN}` : null;
};

/**
 * The path of a visitor's private page, on which an appointment can be changed (`visit`) or photos added, with a new token:
 * each attempt to send a mail makes one, and so does the answer to the form. All of them open the same page.
 */
export const makeVisitorPath = async (
  trx: Transaction<Tables>,
  purpose: VisitorLinkPurpose,
  submissionId: number,
  at: string,
): Promise<string> => {
  const token = newToken();
  await trx
    .insertInto('visit_links')
    .values({ token_hash: tokenHash(token), submission_id: submissionId, purpose, created_at: at })
    .execute();
  return `/${purpose}/${token}`;
};

/** Root-relative URL of the page that a token opens. */
const newsletterPath = (purpose: SubscriberLinkPurpose, token: string): string =>
  `/newsletter/${purpose}/${token}`;

/**
 * URLs of a subscriber's private pages, with tokens that only this mail contains; each attempt to send it
 * creates new ones. The one to confirm expires after CONFIRMATION_DAYS, the one to unsubscribe never does.
 */
const makeSubscriberLinks = async (
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
