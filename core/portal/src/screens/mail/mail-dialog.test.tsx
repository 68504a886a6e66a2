import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPortal, signedInPortal } from '../../../../../tests/support/signed-in-portal.tsx';
import { staffPortal } from '../../../../../tests/support/staff-portal.tsx';
import { answer, stubServer } from '../../../../../tests/support/stub-server.ts';
import { MailDialog } from './mail-dialog.tsx';

test.each([
  ['account-password', ['Send again']],
  ['appointment-confirmed', ['Send again', 'Copy', 'Open in your mail program']],
])('a mail of the kind %s offers only what is done', async (kind, expected) => {
  const at = '2026-11-20T12:12:00.000Z';
  const mail = { id: 1, kind, label: 'Mail', state: 'sent', to: 'ada@example.com', subject: 'A mail' };
  const rest = { reference: null, createdAt: at, sentAt: at, nextAttemptAt: null, attempts: 1, reason: null };
  const shown = { ...mail, ...rest, html: '<p>A mail</p>', text: 'A mail', calendar: null };
  staffPortal({ 'GET mails/1': shown }).open('/admin/mail', {
    part: <MailDialog id={1} onClose={() => undefined} />,
  });
  expect(await screen.findByText('To ada@example.com')).toBeVisible();
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.filter((name) => /^(Send|Copy|Open)/.test(name ?? ''))).toEqual(expected);
});

test.each([
  ['short', 'x'.repeat(100), []],
  ['long', 'x'.repeat(6000), ['x'.repeat(6000)]],
])(
  'a %s mail opens in the mail program; what is too long for that is in the clipboard',
  async (_, text, copied) => {
    const mail = {
      id: 1,
      kind: 'reply',
      label: 'Reply',
      state: 'sent',
      to: 'a@b.example',
      subject: 'Hello',
      attempts: 1,
    };
    const none = { reference: null, sentAt: null, nextAttemptAt: null, reason: null, calendar: null };
    const shown = { ...mail, ...none, createdAt: '2026-11-20T10:00:00.000Z', html: '' };
    // What is shown is without the private links of what is asked for.
    const textFor = ({ method }: Request) => (method === 'POST' ? text : text.replaceAll('x', 'y'));
    stubServer((asked) => answer(200, { ...shown, text: textFor(asked) })(asked));
    const openOutside = vi.fn(async (_address: string) => {});
    const part = <MailDialog id={1} onClose={() => undefined} />;
    const publicAddress = (address: string) => address;
    const { user, host } = renderPortal('/admin', signedInPortal({ openOutside, publicAddress }), { part });
    await user.click(await screen.findByRole('button', { name: 'Open in your mail program' }));
    const body = copied.length > 0 ? '' : text;
    const address = `mailto:a@b.example?subject=Hello&body=${body}`;
    await waitFor(() => expect(openOutside).toHaveBeenCalledExactlyOnceWith(address));
    expect(await Promise.all(host.copyText.mock.calls.flat())).toEqual(copied);
  },
);
