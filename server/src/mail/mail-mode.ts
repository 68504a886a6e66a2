import type { MailPage } from '@jeweler/core/schemas';
import { type Config, isLocalSite } from '../config.ts';
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
