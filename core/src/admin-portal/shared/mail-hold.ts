import type { MailPage } from '../../schemas/index.ts';

/** What prevents mail from being sent, and what to do about it; undefined when nothing does. */
export const holdSentence = ({ mode, outage }: Pick<MailPage, 'mode' | 'outage'>): string | undefined => {
  if (mode === 'off')
    return 'Mail is off because no mail server is set (SMTP_URL). Once it is on, only e-mails less than a day old are sent automatically.';
  if (mode === 'local')
    return 'The site has no public address yet (SITE_URL). E-mails with links to the site are held; all others are sent.';
  return outage === null ? undefined : `E-mails are waiting. ${outage}`;
};
