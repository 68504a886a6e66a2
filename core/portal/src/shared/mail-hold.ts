import type { MailPage } from '@jeweler/core/schemas';

/** What prevents mail from being sent, and what to do about it; undefined when nothing does. */
export const holdSentence = ({ mode, outage }: Pick<MailPage, 'mode' | 'outage'>): string | undefined => {
  if (mode === 'off')
    return 'Email is not set up yet. Ask whoever runs the server. Once it is on, only emails less than a day old are sent automatically.';
  if (mode === 'local')
    return 'The website has no public address yet. Ask whoever runs the server. Emails with links to the website are held; all others are sent.';
  return outage === null ? undefined : `Emails are waiting. ${outage}`;
};
