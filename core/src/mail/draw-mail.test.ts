import { describe, expect, test } from 'vitest';
import { drawSampleMails } from './sample-mails.ts';

describe.each(drawSampleMails().map((mail) => [mail.kind, mail] as const))('the mail %s', (_kind, mail) => {
  test('says the same in HTML and in text, without pictures or anything fetched', () => {
    expect(mail.html).toMatch(/^<!doctype html><html/);
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(/);
    for (const text of [mail.html, mail.text]) {
      expect(text).toContain('A-4F7K');
      expect(text).toContain('Monday, June 15 at 2:00 PM (Eastern Time)');
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

test('an acknowledgement says nothing that the visitor typed', () => {
  const mail = drawSampleMails().find(({ kind }) => kind === 'acknowledgement');
  expect(mail?.html).toContain('We have received your appointment request');
  expect(mail?.html).not.toMatch(/Ada|sapphire/);
});
