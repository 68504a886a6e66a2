import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { staffPortal } from '../../../../../tests/support/staff-portal.tsx';
import { MailDialog } from './mail-dialog.tsx';

test.each([
  ['account-password', ['Send again']],
  ['appointment-confirmed', ['Send again', 'Copy', 'Open in your mail program']],
])('a mail of the kind %s offers only what is done', async (kind, expected) => {
  const at = '2026-11-20T12:12:00.000Z';
  const mail = { id: 1, kind, label: 'Mail', state: 'sent', to: 'ada@example.com', subject: 'A mail' };
  const rest = { reference: null, createdAt: at, sentAt: at, nextAttemptAt: null, attempts: 1, reason: null };
  const answer = { ...mail, ...rest, html: '<p>A mail</p>', text: 'A mail', calendar: null };
  staffPortal({ 'GET mails/1': answer }).open('/admin/mail', {
    part: <MailDialog id={1} onClose={() => undefined} />,
  });
  expect(await screen.findByText('To ada@example.com')).toBeVisible();
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.filter((name) => /^(Send|Copy|Open)/.test(name ?? ''))).toEqual(expected);
});
