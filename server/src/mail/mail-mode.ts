import type { MailPage } from '@jeweler/core/schemas';
import { type Config, isLoopbackName } from '../config.ts';
import { hasLink, type MailRow } from './compose-mail.ts';

type ModeConfig = Pick<Config, 'smtpUrl' | 'siteUrl'>;

/**
 * Whether mail is sent: not without a mail server, and mails that link to the site not while it is
 * unreachable for others.
 */
export const mailMode = ({ smtpUrl, siteUrl }: ModeConfig): MailPage['mode'] => {
  if (smtpUrl === undefined) return 'off';
  return isLoopbackName(new URL(siteUrl).hostname) ? 'local' : 'on';
};

/** Why the current settings hold back a waiting mail; null when they do not. */
export const heldReason = (
  config: ModeConfig,
  row: Pick<MailRow, 'kind' | 'submission_kind'>,
): string | null => {
  const mode = mailMode(config);
  if (mode === 'off') return 'Mail is off: SMTP_URL is not set.';
  if (mode === 'local' && hasLink(row))
    return `It links to the site, and SITE_URL is ${config.siteUrl}, which nobody else can open. Set SITE_URL to the public address.`;
  return null;
};
