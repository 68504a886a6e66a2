import { chakra } from '@chakra-ui/react';
import { decideMail, getMailText } from '@jeweler/core/api';
import type { MailPreview } from '@jeweler/core/schemas';
import { useState } from 'react';
import { useOpenOutside } from '../../shared/host/use-open-outside.ts';
import { requestPath } from '../../shared/paths.ts';
import { useHost } from '../../shared/portal.ts';
import { Button } from '../../shared/ui/button.tsx';
import { DialogFrame } from '../../shared/ui/dialog-frame.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Flow, PanelBody } from '../../shared/ui/layout.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { Segments } from '../../shared/ui/segments.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { useChange } from '../../shared/use-change.ts';
import { mailto } from '../../submissions/reply-links.tsx';
import { stateSentence, useMail } from './mails.ts';

const Text = chakra('pre', {
  base: {
    fontFamily: 'inherit',
    fontSize: 'small',
    lineHeight: '1.6',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    padding: '4',
    bg: 'admin.sunken',
    borderRadius: 'admin',
  },
});

/**
 * The portal's Content Security Policy, which applies inside the frame too, blocks style elements; all other
 * styles are in style attributes.
 */
const withoutStyleElements = (html: string): string => html.replaceAll(/<style>.*?<\/style>/gs, '');

/** One mail as it is sent, as HTML and as text, and the actions for it. */
export const MailDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { data: mail, ...query } = useMail(id);
  const [form, setForm] = useState<'html' | 'text'>('html');
  return (
    <DialogFrame title={mail?.subject ?? 'Email'} onClose={onClose}>
      {mail ? (
        <PanelBody gap="4">
          <div>
            <chakra.p overflowWrap="anywhere">{`To ${mail.to ?? 'staff: no address is set up yet. Ask whoever runs the server.'}`}</chakra.p>
            <chakra.p color={mail.state === 'failed' ? 'admin.error' : 'admin.quiet'}>
              {stateSentence(mail) + (mail.reason === null ? '' : `. ${mail.reason}`)}
            </chakra.p>
            {mail.reference === null ? null : (
              <p>
                About <TextLink to={requestPath(mail.reference)}>{mail.reference}</TextLink>
                {mail.calendar === null ? null : <span>, with a calendar entry</span>}
              </p>
            )}
          </div>
          <MailButtons mail={mail} />
          <div>
            <Segments
              label="Show as"
              value={form}
              options={[
                { value: 'html', label: 'Formatted' },
                { value: 'text', label: 'Text' },
              ]}
              onChange={setForm}
            />
          </div>
          {form === 'html' ? (
            <chakra.iframe
              title="The email"
              // No scripts run in it, nothing is loaded, and its links do not navigate.
              sandbox=""
              srcDoc={withoutStyleElements(mail.html)}
              width="full"
              height="32rem"
              border="rule"
              bg="white"
            />
          ) : (
            <Text dir="auto">{mail.text}</Text>
          )}
        </PanelBody>
      ) : (
        <Loading query={query} height="20rem" />
      )}
    </DialogFrame>
  );
};

/** Windows opens no address of more than 2,081 characters; the private link, not shown here, needs some of them. */
const MAX_MAILTO = 1900;
const PASTE = { title: 'The text is in the clipboard', text: 'Paste it into the email.' };
const NO_CLIPBOARD = {
  tone: 'error',
  title: 'The clipboard cannot be used',
  text: 'Choose “Text” below, select the email and copy it by hand.',
} as const;

/** Actions for a mail: send it (again), write it off, copy it, or open it in the user's own mail program. */
const MailButtons = ({ mail }: { mail: MailPreview }) => {
  const { copyText } = useHost();
  const openOutside = useOpenOutside();
  const change = useChange();
  // What is only read changes nothing. It is started within the click: the clipboard is available only there.
  const reading = useChange({ affected: [] });
  const busy = change.busy || reading.busy;
  const decide = (decision: 'send' | 'write-off') =>
    change.report((http) => decideMail(http, mail.id, decision), {
      failed: decision === 'send' ? 'The email was not sent' : 'The email was not discarded',
    });

  /** Whether it was copied. Called before the text has arrived: the clipboard is available only briefly after the click. */
  const isCopied = async (text: Promise<string>) => {
    try {
      await copyText(text);
      return true;
    } catch {
      // If the server refused the text, that error is reported; otherwise the clipboard failed.
      await text;
      return false;
    }
  };
  const copy = () =>
    reading.report(
      (http) => isCopied(getMailText(http, mail.id).then(({ subject, text }) => `${subject}\n\n${text}`)),
      {
        done: (done) =>
          done ? { title: 'Copied to clipboard', text: 'Subject and text of the email' } : NO_CLIPBOARD,
        failed: 'The email was not copied',
      },
    );

  const isLong = mailto(mail).length > MAX_MAILTO;
  // Requested on click: the text contains a private link, which is created for it.
  const openInProgram = () =>
    reading.report(
      async (http) => {
        const asked = getMailText(http, mail.id);
        if (isLong && !(await isCopied(asked.then(({ text }) => text)))) return NO_CLIPBOARD;
        const { text, ...rest } = await asked;
        const address = mailto({ ...rest, text: isLong ? '' : text });
        if (openOutside) await openOutside(address);
        else window.location.assign(address);
        return isLong ? PASTE : undefined;
      },
      { done: (said) => said, failed: 'The email cannot be opened' },
    );

  const isTried = mail.nextAttemptAt !== null || mail.attempts > 0;
  // Nothing can be decided about a mail that is being sent.
  const maySend = mail.state !== 'sending' && (mail.state !== 'waiting' || isTried);
  return (
    <Flow>
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
      {/* Their link opens an account, and goes to nobody else. */}
      {['account-invitation', 'account-password'].includes(mail.kind) ? null : (
        <>
          <Button aria-disabled={busy} onClick={() => void copy()}>
            <Icon name="copy" />
            Copy
          </Button>
          <Button aria-disabled={busy} onClick={() => void openInProgram()}>
            <Icon name="mail" />
            Open in your mail program
          </Button>
        </>
      )}
    </Flow>
  );
};
