import { describe, expect, test } from 'vitest';
import { getMessages } from '../../../tests/support/get-messages.ts';
import { cleanAddress } from './clean-address.ts';
import { emailAddress, freeText, line, MAX_EMAIL, MAX_LINE, MAX_TEXT } from './text-rules.ts';

describe('a line', () => {
  const name = line('Name', 2, 'Too short.');

  test('is trimmed before it is measured and stored', () => {
    expect(name.parse('  Jo \n')).toBe('Jo');
    expect(getMessages(name, ' J ')).toEqual({ '': 'Too short.' });
  });

  test('that is missing or no string reports the same message as a short one', () => {
    for (const value of [undefined, null, 42, {}, ['Jo']]) {
      expect(getMessages(name, value)).toEqual({ '': 'Too short.' });
    }
  });

  test('may be as long as the limit and is refused, not cut, beyond it', () => {
    expect(name.parse('x'.repeat(MAX_LINE))).toHaveLength(MAX_LINE);
    expect(getMessages(name, 'x'.repeat(MAX_LINE + 1))).toEqual({
      '': 'Name must be at most 200 characters.',
    });
  });
});

describe('free text', () => {
  const message = freeText('Message', 10, 'Too short.');

  test('that nobody can see is empty', () => {
    const notes = freeText('Notes', 0, 'Notes must be text.');
    expect(notes.parse(' \u200b\n')).toBe('');
  });

  test('is measured without the white space around it', () => {
    expect(getMessages(message, `  123456789${' '.repeat(40)}`)).toEqual({ '': 'Too short.' });
    expect(getMessages(message, ' 1234567890 ')).toEqual({});
  });

  test('may be as long as the limit and is refused beyond it', () => {
    expect(getMessages(message, 'x'.repeat(MAX_TEXT))).toEqual({});
    expect(getMessages(message, 'x'.repeat(MAX_TEXT + 1))).toEqual({
      '': 'Message must be at most 10000 characters.',
    });
  });
});

describe('an email address', () => {
  const email = emailAddress('Not an address.');

  test('may have 254 characters and no more', () => {
    const domain = '@example.com';
    const longest = `${'a'.repeat(MAX_EMAIL - domain.length)}${domain}`;
    expect(getMessages(email, longest)).toEqual({});
    expect(getMessages(email, `a${longest}`)).toEqual({ '': 'Not an address.' });
  });

  test('is not searched in text that is long only in its composed form', () => {
    const around = "'".repeat(100);
    const hostile = `${around}${'…'.repeat(799)}x${around}`;
    expect(cleanAddress(hostile)).toBe(hostile);
    expect(getMessages(email, hostile)).toEqual({ '': 'Not an address.' });
    expect(cleanAddress(`“ｍａｉｌｔｏ：ada@example.com”${'…'.repeat(100)}`)).toBe('ada@example.com');
  });
});
