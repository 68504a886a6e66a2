import { describe, expect, test } from 'vitest';
import { messagesOf } from './messages-of.ts';
import { emailAddress, freeText, line, MAX_EMAIL, MAX_LINE, MAX_TEXT } from './text-rules.ts';

const LONE_SURROGATE = 'Elena \ud83d Ruiz';
const PAIRED_SURROGATE = 'Elena 💍 Ruiz';

describe('a line', () => {
  const name = line('Name', 2, 'Too short.');

  test('is trimmed before it is measured and stored', () => {
    expect(name.parse('  Jo \n')).toBe('Jo');
    expect(messagesOf(name, ' J ')).toEqual({ '': 'Too short.' });
  });

  test('that is missing or no string reports the same message as a short one', () => {
    for (const value of [undefined, null, 42, {}, ['Jo']]) {
      expect(messagesOf(name, value)).toEqual({ '': 'Too short.' });
    }
  });

  test('may be as long as the limit and is refused, not cut, beyond it', () => {
    expect(name.parse('x'.repeat(MAX_LINE))).toHaveLength(MAX_LINE);
    expect(messagesOf(name, 'x'.repeat(MAX_LINE + 1))).toEqual({
      '': 'Name must be at most 200 characters.',
    });
  });

  test.each(['a\u0000b', 'a\tb', 'a\nb', 'a\r\nb', 'a\u007fb', 'a\u0085b', LONE_SURROGATE])(
    'refuses control characters and lone surrogates: %j',
    (value) => {
      expect(messagesOf(name, value)).toEqual({ '': 'Name contains characters that cannot be used.' });
    },
  );

  test.each([PAIRED_SURROGATE, 'José Núñez', '李小龍', "O'Brien-Smith", '<b>Jo</b>'])(
    'keeps every other character as sent: %j',
    (value) => {
      expect(name.parse(value)).toBe(value);
    },
  );
});

describe('free text', () => {
  const message = freeText('Message', 10, 'Too short.');

  test('is kept as typed, spaces, tabs and line breaks included', () => {
    const typed = '  First line\r\n\tsecond line 💍\n';
    expect(message.parse(typed)).toBe(typed);
  });

  test('is measured without the white space around it', () => {
    expect(messagesOf(message, `  123456789${' '.repeat(40)}`)).toEqual({ '': 'Too short.' });
    expect(messagesOf(message, ' 1234567890 ')).toEqual({});
  });

  test('may be as long as the limit and is refused beyond it', () => {
    expect(messagesOf(message, 'x'.repeat(MAX_TEXT))).toEqual({});
    expect(messagesOf(message, 'x'.repeat(MAX_TEXT + 1))).toEqual({
      '': 'Message must be at most 10000 characters.',
    });
  });

  test.each(['\u0000', '\u0007', '\u000b', '\u001b', '\u007f', '\u009f', '\udc00'])(
    'refuses %j inside it',
    (character) => {
      expect(messagesOf(message, `Ten letters${character}`)).toEqual({
        '': 'Message contains characters that cannot be used.',
      });
    },
  );
});

describe('an e-mail address', () => {
  const email = emailAddress('Not an address.');

  test('is trimmed', () => {
    expect(email.parse(' elena@example.com ')).toBe('elena@example.com');
  });

  test.each([
    undefined,
    12,
    '',
    'elena',
    'elena@',
    '@example.com',
    'elena@example',
    'elena@example.1',
    'elena,ruiz@example.com',
    'elena<ruiz>@example.com',
    '"elena"@example.com',
    'elena@[127.0.0.1]',
    'elena@@example.com',
    'elena ruiz@example.com',
    'elena@example.com\r\nBcc: all@example.com',
    'el\ud83dena@example.com',
  ])('refuses %j', (value) => {
    expect(messagesOf(email, value)).toEqual({ '': 'Not an address.' });
  });

  test.each(['ada@bücher.example', 'анна@пример.испытание', 'ada@xn--bcher-kva.xn--p1ai', 'यूज़र@उदाहरण.भारत'])(
    'takes %s as it is written',
    (value) => {
      expect(email.parse(value)).toBe(value);
    },
  );

  test('may have 254 characters and no more', () => {
    const domain = '@example.com';
    const longest = `${'a'.repeat(MAX_EMAIL - domain.length)}${domain}`;
    expect(messagesOf(email, longest)).toEqual({});
    expect(messagesOf(email, `a${longest}`)).toEqual({ '': 'Not an address.' });
  });
});
