import { randomUUID } from 'node:crypto';
import { mailDefinitions } from '@jeweler/core/mail';
import {
  isPermitted,
  type MailItem,
  type MailPage,
  type MailPreview,
  type MailState,
  type MailText,
  type mailQuerySchema,
  mailStates,
} from '@jeweler/core/schemas';
import type { z } from 'zod';
import type { Actor } from '../accounts/actor.ts';
import type { LiveSession } from '../accounts/admin-sessions.ts';
import { type Database, snapshot } from '../database/database.ts';
import { NotFoundError, RefusedError } from '../errors.ts';
import {
  composeMail,
  type MailDeps,
  type MailRow,
  mailRows,
  staffAddress,
  subjectOf,
} from './compose-mail.ts';
import { heldReason, mailMode, readOutage } from './mail-mode.ts';
import { hiddenLinks, leadsToAccount, makePrivateLinks } from './private-links.ts';
import { isDue } from './retry-times.ts';

/**
 * What the facts of a mail that somebody sees are not like: those about accounts tell who has one, and are there only for
 * whoever manages them. Quotes within a text are escaped.
 */
const unseenBy = ({ role }: LiveSession): string =>
  isPermitted('manage-people', role, { staffEditShop: false }) ? '' : '%"account":%';

/** Whom it goes to; null: nobody has said where notices to staff go. */
const toAddress = (deps: MailDeps, row: MailRow): string | null =>
  row.recipient ?? staffAddress(deps, row) ?? null;

const toItem = (deps: MailDeps, row: MailRow): MailItem => {
  const { clock, config } = deps;
  const held = row.state === 'waiting' ? heldReason(config, row) : null;
  const isLater = row.state === 'waiting' && held === null && !isDue(row.next_attempt_at, clock());
  return {
    id: row.id,
    kind: row.kind,
    label: mailDefinitions[row.kind].label,
    state: row.state,
    to: toAddress(deps, row),
    subject: subjectOf(deps, row),
    reference: row.reference,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    nextAttemptAt: isLater ? row.next_attempt_at : null,
    attempts: row.attempts,
    reason: held ?? row.reason,
  };
};

/** A page of the outbox, newest first, with the number of mails in each state. */
export const listMails = (
  deps: MailDeps,
  viewer: LiveSession,
  { state, after, limit }: z.output<typeof mailQuerySchema>,
): Promise<MailPage> =>
  snapshot(deps.database.query, async (trx) => {
    const rows = await mailRows(trx)
      .where('facts', 'not like', unseenBy(viewer))
      .$if(state !== undefined, (rest) => rest.where('outbox.state', '=', state as MailState))
      .$if(after !== undefined, (rest) => rest.where('outbox.id', '<', after as number))
      .orderBy('outbox.id', 'desc')
      .limit(limit + 1)
      .execute();
    const counted = await trx
      .selectFrom('outbox')
      .where('facts', 'not like', unseenBy(viewer))
      .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute();
    const getCount = (each: MailState) => counted.find((row) => row.state === each)?.count ?? 0;
    return {
      mails: rows.slice(0, limit).map((row) => toItem(deps, row)),
      counts: Object.fromEntries(mailStates.map((each) => [each, getCount(each)])) as MailPage['counts'],
      mode: mailMode(deps.config),
      outage: await readOutage(trx),
      next: rows.length > limit ? (rows[limit - 1]?.id ?? null) : null,
    };
  });

/** A mail that the session may see; otherwise rejects with NotFoundError. */
export const findMail = async ({ query }: Database, viewer: LiveSession, id: number): Promise<MailRow> => {
  const row = await mailRows(query)
    .where('outbox.id', '=', id)
    .where('facts', 'not like', unseenBy(viewer))
    .executeTakeFirst();
  if (!row) throw new NotFoundError();
  return row;
};

/** One mail as it is sent. */
export const previewMail = (deps: MailDeps, row: MailRow): MailPreview => {
  const { html, text, calendar } = composeMail(deps, row, hiddenLinks(deps.config.siteUrl, row));
  return { ...toItem(deps, row), html, text, calendar: calendar?.content ?? null };
};

const ONLY_SENT =
  'The link in this email is for its reader alone, so it cannot be copied. Send it again, or invite the person again under People.';

/** One mail for sending it by hand, with a working private link. */
export const mailText = async (deps: MailDeps, row: MailRow): Promise<MailText> => {
  // Whoever has that link has the account.
  if (leadsToAccount(row)) throw new RefusedError('text', ONLY_SENT);
  const { clock, config, database } = deps;
  const links = await database.writes.run((trx) =>
    makePrivateLinks(trx, config.siteUrl, row, clock().toISOString()),
  );
  const { subject, text } = composeMail(deps, row, links);
  return { to: toAddress(deps, row), subject, text };
};

/** What staff may decide about a mail, depending on its state: sending a waiting mail tries it at once. */
export type MailDecision = 'send' | 'write-off';

/**
 * Applies the decision; false when there is no such mail, or its state does not allow the decision: nothing can
 * be decided about a mail that is being sent.
 */
export const decideMail = (
  { writes }: Database,
  { username, at }: Actor,
  id: number,
  decision: MailDecision,
): Promise<boolean> =>
  writes.run(async (trx) => {
    const row = await trx
      .selectFrom('outbox')
      .select(['state', 'message_key'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row || row.state === 'sending') return false;
    if (decision === 'write-off' && !['waiting', 'failed'].includes(row.state)) return false;
    const change =
      decision === 'write-off'
        ? { state: 'written-off' as const, reason: `Discarded by ${username}.` }
        : {
            state: 'waiting' as const,
            reason: null,
            attempts: 0,
            next_attempt_at: null,
            asked_at: at,
            sent_at: null,
            // Sending a delivered mail again needs a new id, because mail programs would otherwise hide it as
            // a duplicate.
            message_key: row.state === 'sent' ? randomUUID() : row.message_key,
          };
    await trx.updateTable('outbox').set(change).where('id', '=', id).execute();
    return true;
  });
