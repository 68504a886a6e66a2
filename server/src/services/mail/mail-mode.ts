import type { MailPage } from '@jeweler/core/schemas';
import { type Config, isLoopbackName } from '../../config.ts';
import { hasLink, type MailRow } from './compose-mail.ts';

type ModeConfig = Pick<Config, 'smtpUrl' | 'siteUrl'>;

/** Whether mail goes out: not without a mail server, and what leads to the site not while nobody can get there. */
export const mailMode = ({ smtpUrl, siteUrl }: ModeConfig): MailPage['mode'] => {
  if (smtpUrl === undefined) return 'off';
  return isLoopbackName(new URL(siteUrl).hostname) ? 'local' : 'on';
};

/** Why a mail that waits does not go out as things are set; null when nothing keeps it. */
export const heldReason = (
  config: ModeConfig,
  row: Pick<MailRow, 'kind' | 'submission_kind'>,
): string | null => {
  const mode = mailMode(config);
  if (mode === 'off') return 'Mail is off: SMTP_URL is not set.';
  if (mode === 'local' && hasLink(row))
    return `It leads to the site, and SITE_URL is ${config.siteUrl}, which nobody else can open. Set SITE_URL to the public address.`;
  return null;
};
