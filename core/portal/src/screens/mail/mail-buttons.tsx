import { decideMail, getMailText } from '@jeweler/core/api';
import type { MailPreview, MailText } from '@jeweler/core/schemas';
import { useState } from 'react';
import { errorMessage } from '../../shared/errors.ts';
import { useOpenOutside } from '../../shared/host/use-open-outside.ts';
import { usePortal } from '../../shared/portal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { ButtonRow } from '../../shared/ui/layout.ts';
import { useChange } from '../../shared/use-change.ts';

/** An address in the form `mailto:` requires: the at sign is not encoded (RFC 6068, section 2). */
const toMailto = ({ to, subject, text }: MailText): string =>
  `mailto:${encodeURIComponent(to ?? '').replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

/** Actions for a mail: send it (again), write it off, copy it, or open it in the user's own mail program. */
export const MailButtons = ({ mail }: { mail: MailPreview }) => {
  const { host, session } = usePortal();
  const openOutside = useOpenOutside();
  const change = useChange();
  const [isFetching, setFetching] = useState(false);
  const busy = change.busy || isFetching;

  const fail = (title: string, error: unknown) =>
    host.notify({ tone: 'error', title, text: errorMessage(error) });

  const decide = (decision: 'send' | 'write-off') =>
    change.report((http) => decideMail(http, mail.id, decision), {
      failed: decision === 'send' ? 'The email was not sent' : 'The email was not discarded',
    });

  /** Starts `work` within the click, which a mutation would not: the clipboard is available only there. */
  const withText = async (title: string, work: () => Promise<void>) => {
    if (busy) return;
    setFetching(true);
    try {
      await work();
    } catch (error) {
      fail(title, error);
    } finally {
      setFetching(false);
    }
  };

  const fetchText = () => getMailText(session.http, mail.id);

  const copy = () =>
    withText('The email was not copied', async () => {
      // Started before the text has arrived: the clipboard is available only briefly after the click.
      const text = fetchText().then((each) => `${each.subject}\n\n${each.text}`);
      try {
        await host.copyText(text);
      } catch {
        // If the server refused the text, that error is reported; otherwise the clipboard failed.
        await text;
        host.notify({
          tone: 'error',
          title: 'The clipboard cannot be used',
          text: 'Choose “Text” below, select the email and copy it by hand.',
        });
        return;
      }
      host.notify({ tone: 'success', title: 'Copied to clipboard', text: 'Subject and text of the email' });
    });

  // Requested on click: the text contains a private link, which is created for it.
  const openInProgram = () =>
    withText('The email cannot be opened', async () => {
      const address = toMailto(await fetchText());
      if (openOutside) await openOutside(address);
      else window.location.assign(address);
    });

  const isTried = mail.nextAttemptAt !== null || mail.attempts > 0;
  // Nothing can be decided about a mail that is being sent.
  const maySend = mail.state !== 'sending' && (mail.state !== 'waiting' || isTried);
  return (
    <ButtonRow>
      {maySend ? (
        <Button variant="solid" aria-disabled={busy} onClick={() => void decide('send')}>
          {mail.state === 'waiting' ? 'Send now' : 'Send again'}
        </Button>
      ) : null}
      {mail.state === 'waiting' || mail.state === 'failed' ? (
        <Button aria-disabled={busy} onClick={() => void decide('write-off')}>
          Discard
        </Button>
      ) : null}
      <Button aria-disabled={busy} onClick={() => void copy()}>
        <Icon name="copy" />
        Copy
      </Button>
      <Button aria-disabled={busy} onClick={() => void openInProgram()}>
        <Icon name="mail" />
        Open in your mail program
      </Button>
    </ButtonRow>
  );
};
