import { expect, test } from 'vitest';
import { isAddressRefused } from './delivery-failure.ts';

/** A failure as nodemailer reports it. */
const said = (command: string, response: string, responseCode = Number(response.slice(0, 3))) =>
  Object.assign(new Error(response), { command, response, responseCode });

test.each([
  ['RCPT TO', '550 No such user here'],
  ['RCPT TO', '550 5.1.1 <ada@example.com> User unknown'],
  ['RCPT TO', '550-5.1.1 The email account that you tried to reach does not exist. Please try'],
  ['RCPT TO', '550 5.4.1 Recipient address rejected: Access denied.'],
  ['RCPT TO', '551 User not local'],
  ['RCPT TO', '552 5.2.2 Mailbox full'],
  ['RCPT TO', '553 Mailbox name not allowed'],
  ['RCPT TO', '554 delivery error: this account has been disabled'],
  ['RCPT TO', '556 5.1.10 Recipient address has null MX'],
  ['DATA', '552 5.2.2 Over quota'],
])('after %s, "%s" is about the address', (command, response) => {
  expect(isAddressRefused(said(command, response))).toBe(true);
});

test.each([
  ['AUTH PLAIN', '535 5.7.8 Authentication credentials invalid'],
  ['MAIL FROM', '550 5.1.8 Sender address rejected: Domain not found'],
  ['MAIL FROM', '550 No such sender'],
  ['RCPT TO', '530 5.7.0 Authentication required'],
  ['RCPT TO', '503 Bad sequence of commands'],
  ['RCPT TO', '550 5.1.8 Sender address rejected'],
  ['RCPT TO', '550 5.7.1 Unable to relay'],
  ['RCPT TO', '550 relay not permitted'],
  ['RCPT TO', '554 5.7.1 Service unavailable; Client host blocked using zen.spamhaus.org'],
  ['RCPT TO', '554 Your address is on a block list'],
  ['RCPT TO', '450 4.2.1 Mailbox is busy'],
  ['DATA', '554 Message looks like spam'],
  ['DATA', '550 5.7.26 Unauthenticated mail is prohibited'],
  ['DATA', '552 5.3.4 Message too big'],
])('after %s, "%s" is not', (command, response) => {
  expect(isAddressRefused(said(command, response))).toBe(false);
});

test('what never reached a mail server says nothing of the address', () => {
  expect(isAddressRefused(Object.assign(new Error('No recipients'), { code: 'EENVELOPE' }))).toBe(false);
  expect(isAddressRefused('odd')).toBe(false);
  expect(isAddressRefused(undefined)).toBe(false);
});
