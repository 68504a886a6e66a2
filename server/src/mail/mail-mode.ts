import type { MailPage } from '@jeweler/core/schemas';
import type { Kysely, Transaction } from 'kysely';
import { type Config, isLocalSite } from '../config.ts';
import type { Tables } from '../database/tables.ts';
import { readSetting, storeSetting } from '../settings/portal-settings.ts';
import { hasLink, type MailRow } from './compose-mail.ts';

type ModeConfig = Pick<Config, 'smtpUrl' | 'siteUrl'>;

/**
 * Whether mail is sent: not without a mail server, and mails that link to the site not while it is
 * unreachable for others.
 */
export const mailMode = ({ smtpUrl, siteUrl }: ModeConfig): MailPage['mode'] => {
  if (smtpUrl === undefined) return 'off';
  return isLocalSite(siteUrl) ? 'local' : 'on';
};

/** Why the current settings hold back a waiting mail; null when they do not. */
export const heldReason = (
  config: ModeConfig,
  row: Pick<MailRow, 'kind' | 'submission_kind'>,
): string | null => {
  const mode = mailMode(config);
  if (mode === 'off') return 'Email is not set up yet.';
  if (mode === 'local' && hasLink(row))
    return `It links to the website, whose address is ${config.siteUrl}: no one else can open that. Ask whoever runs the server to set the public address.`;
  return null;
};

const KEY = 'mail-outage';

/** Why mails wait: the mail server's reply when it could not be used. Null when it could, or nothing waits for it. */
export const readOutage = async (query: Kysely<Tables>): Promise<string | null> => {
  const reason = await readSetting(query, KEY);
  if (typeof reason !== 'string') return null;
  const waiting = await query
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return waiting ? reason : null;
};

/** Stores it for every server, whichever of them sends. */
export const storeOutage = (trx: Transaction<Tables>, reason: string | null, now: Date): Promise<void> =>
  storeSetting(trx, KEY, reason, 'server', now.toISOString());

/** To be called when a mail was sent. */
export const endOutage = async (trx: Transaction<Tables>, now: Date): Promise<void> => {
  if (typeof (await readSetting(trx, KEY)) === 'string') await storeOutage(trx, null, now);
};
