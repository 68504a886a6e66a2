import { describe, expect, test } from 'vitest';
import { drawSampleMails } from './sample-mails.ts';

const NEWSLETTER = 'https://www.example.com/newsletter';

const saidBy = (kind: string): readonly string[] =>
  kind === 'newsletter-confirmation'
    ? [`${NEWSLETTER}/confirm/sample`, `${NEWSLETTER}/unsubscribe/sample`, 'By subscribing you agree']
    : ['A-4F7K', 'Monday, June 15 at 2:00 PM (Eastern Time)'];

describe.each(drawSampleMails().map((mail) => [mail.kind, mail] as const))('the mail %s', (_kind, mail) => {
  test('says the same in HTML and in text, without pictures or anything fetched', () => {
    expect(mail.html).toMatch(/^<!doctype html><html/);
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(/);
    for (const text of [mail.html, mail.text]) {
      for (const said of saidBy(mail.kind)) expect(text).toContain(said);
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

test('a mail that asks to confirm a subscription says nothing of who has sent the form', () => {
  const mail = drawSampleMails().find(({ kind }) => kind === 'newsletter-confirmation');
  expect(mail?.html).not.toMatch(/Ada|ada\.ferrer|A-4F7K/);
});

test('an acknowledgement says nothing that the visitor typed', () => {
  const mail = drawSampleMails().find(({ kind }) => kind === 'acknowledgement');
  expect(mail?.html).toContain('We have received your appointment request');
  expect(mail?.html).not.toMatch(/Ada|sapphire/);
});
