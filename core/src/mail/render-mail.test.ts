import { describe, expect, test } from 'vitest';
import { consoleProgram } from '../business/index.ts';
import { renderSampleMails } from './sample-mails.ts';

const NEWSLETTER = 'https://www.example.com/newsletter';
const APPOINTMENT = ['A-4F7K', 'Monday, June 15 at 2:00 PM (Eastern Time)'];

const toDetails = (kind: string): readonly string[] => {
  switch (kind) {
    case 'newsletter-confirmation':
      return [`${NEWSLETTER}/confirm/sample`, `${NEWSLETTER}/unsubscribe/sample`, 'By subscribing you agree'];
    case 'prize-code':
      return ['P-4F7K', 'K4M-7RX', 'Ring Sizing', '$80'];
    case 'reply':
      return ['M-4F7K', 'Yes, gladly.', 'my grandmother’s sapphire', 'Friday, June 12'];
    case 'test-mail':
      return ['https://www.example.com/test-mail/sample', 'It has arrived'];
    case 'account-invitation':
      return ['maria', '48 hours', 'https://www.example.com/staff/sample'];
    case 'account-password':
      return ['maria', '30 minutes', 'https://www.example.com/staff/sample'];
    case 'account-device':
      return ['maria', 'Chrome on Windows', '203.0.113.7'];
    case 'second-factor-locked':
      return ['maria', '5 wrong codes', '15 minutes'];
    case 'owner-alert':
      return ['Saturday, June 13', 'once a day', 'https://www.example.com/admin/settings#backups'];
    case 'owner-alert-over':
      return ['Monday, June 15', 'under Settings'];
    default:
      return APPOINTMENT;
  }
};

describe.each(renderSampleMails().map((mail) => [mail.kind, mail] as const))('the mail %s', (kind, mail) => {
  const details = toDetails(kind);

  test('says the same in HTML and in text, without pictures or anything fetched', () => {
    expect(mail.html).toMatch(/^<!doctype html><html/);
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(/);
    for (const text of [mail.html, mail.text]) {
      for (const detail of details) expect(text).toContain(detail);
    }
    expect(mail.text).not.toContain('<p');
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });

  test('has its colors for dark, and no fixed width', () => {
    expect(mail.html).toContain('prefers-color-scheme: dark');
    expect(mail.html).toContain('name="color-scheme" content="light dark"');
    expect(mail.html).not.toMatch(/[^-]width:\d{3,}px/);
  });
});

test('the notice to staff leads to the portal and to the console, and no other mail does', () => {
  const link = `${consoleProgram.scheme}://requests/a-4f7k`;
  for (const { kind, html, text } of renderSampleMails()) {
    expect(html.includes(`href="${link}"`)).toBe(kind === 'staff-notice');
    expect(text.includes(`Open it in the console: ${link}\n`)).toBe(kind === 'staff-notice');
  }
});

test('a mail that asks to confirm a subscription says nothing of who has sent the form', () => {
  const mail = renderSampleMails().find(({ kind }) => kind === 'newsletter-confirmation');
  expect(mail?.html).not.toMatch(/Ada|ada\.ferrer|A-4F7K/);
});

test.each([
  ['acknowledgement', 'We have received your appointment request'],
  ['prize-code', 'Thank you for claiming your prize'],
])('the mail %s says nothing that the visitor typed', (name, words) => {
  const mail = renderSampleMails().find(({ kind }) => kind === name);
  expect(mail?.html).toContain(words);
  expect(mail?.html).not.toMatch(/Ada|sapphire/);
});

test('the shop’s number is on one line and can be called, wherever a mail names it', () => {
  for (const { html } of renderSampleMails()) {
    const words = html.slice(html.indexOf('<body'));
    const links = words.match(/<a [^>]*white-space:nowrap[^>]*href="tel:[^>]*>\(561\) 555-0147<\/a>/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    expect(words.split('(561) 555-0147')).toHaveLength(links.length + 1);
  }
});

test('the notice to staff shows the visitor’s number as the portal does', () => {
  const mail = renderSampleMails().find(({ kind }) => kind === 'staff-notice');
  expect(mail?.text).toContain('(561) 555-0110');
});
