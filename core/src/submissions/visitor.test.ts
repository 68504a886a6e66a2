import { describe, expect, test } from 'vitest';
import { getMessages } from '../../../tests/support/get-messages.ts';
import { optionalEmail, optionalPhone, visitor, visitorMessage, visitorName } from './visitor.ts';

const { email: visitorEmail, phone: visitorPhone } = visitor;

const refused = { '': 'Please enter a valid email address.' };

describe('an email address as people have it', () => {
  test.each([
    'a&b@example.com',
    'john/smith@example.com',
    'a=b@example.com',
    'x!y@example.com',
    'a%b@example.com',
    'a~b@example.com',
    "o'brien@example.com",
    'ada+rings@example.com',
    '#$*?^_`{|}-@example.com',
    'ADA@EXAMPLE.COM',
    'ada@mail.example.museum',
    'ada@xn--bcher-kva.example',
    'ada@bücher.example',
    'анна@пример.испытание',
    'यूज़र@उदाहरण.भारत',
    'ada@نامه\u200cای.example',
  ])('is taken as it is: %s', (address) => {
    expect(visitorEmail.parse(address)).toBe(address);
  });

  const address = 'ada@example.com';
  test.each([
    ['a space of another kind', '\u00a0ada@example.com\u3000'],
    ['a line break', 'ada@example.com\r\n'],
    ['a zero-width space', 'ada@\u200bexample.com\u200b'],
    ['a left-to-right mark', '\u200eada@example.com\u200e'],
    ['what a telephone wraps contacts in', '\u202aada@example.com\u202c'],
    ['isolates', '\u2066ada@example.com\u2069'],
    ['a word joiner', 'ada\u2060@example.com'],
    ['a byte order mark', '\ufeffada@example.com'],
    ['a soft hyphen', 'ada@exam\u00adple.com'],
    ['a stray joiner', 'ada@example.com\u200d'],
    ['NUL', 'ada@example.com\u0000'],
    ['a link', 'mailto:ada@example.com'],
    ['a link with a subject', 'MAILTO:ada%40example.com?subject=A%20ring'],
    ['angle brackets', '<ada@example.com>'],
    ['a name', 'Ada Ferrer <ada@example.com>'],
    ['a name in quotation marks', '"Ferrer, Ada" <ada@example.com>,'],
    ['itself for a name', 'ada@example.com <mailto:ada@example.com>;'],
    ['a comma', 'ada@example.com,'],
    ['a semicolon', 'ada@example.com; '],
    ['a dot', 'ada@example.com.'],
    ['quotation marks', '"ada@example.com"'],
    ['curly quotation marks', '“ada@example.com”'],
    ['single quotation marks', "'ada@example.com'"],
    ['quotation marks of another code page', '\u0093ada@example.com\u0094'],
    ['parentheses', '(ada@example.com)'],
    ['a tab', '\tada@example.com\t'],
    ['full-width letters', 'ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
    ['an ideographic full stop', 'ada@example。com'],
  ])('loses %s', (_what, pasted) => {
    expect(visitorEmail.parse(pasted)).toBe(address);
  });

  test('keeps an apostrophe and a hyphen that a word processor has replaced', () => {
    expect(visitorEmail.parse('o’brien@mid\u2011town.example')).toBe("o'brien@mid-town.example");
  });

  test.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@example.1',
    'ada@-example.com',
    'ada@example-.com',
    'ada@example..com',
    `ada@${'x'.repeat(64)}.com`,
    'ada,ferrer@example.com',
    'ada ferrer@example.com',
    'ada@example.com, bob@example.com',
    'bob@example.com <ada@example.com>',
    'Ada <ada@example.com>; Bob <bob@example.com>',
    'ada<ferrer>@example.com',
    '"ada"@example.com',
    'ada@[127.0.0.1]',
    'ada@example.com\r\nBcc: all@example.com',
    'ad\ud83da@example.com',
    `${' '.repeat(50_000)}ada@example.com${','.repeat(50_000)}`,
    '\u200b\u200b@\u200b.\u200b',
  ])('is refused if it is none, or two: %j', (text) => {
    expect(getMessages(visitorEmail, text)).toEqual(refused);
  });
});

describe('a name', () => {
  test.each([
    ['  Ada \u00a0', 'Ada'],
    ['\u202aAda Ferrer\u202c', 'Ada Ferrer'],
    ['\ufeffAda\u200b Ferrer\u2060', 'Ada Ferrer'],
    ['Ada\tFerrer', 'Ada Ferrer'],
    ['Ada\r\nFerrer\n', 'Ada Ferrer'],
    ['Ada\u000bFerrer', 'Ada Ferrer'],
    ['O\u0092Brien', 'O’Brien'],
    ['Ada\u0000 Ferrer', 'Ada Ferrer'],
    ['Re\u00adnate', 'Renate'],
    ['\u200fعلي\u200f', 'علي'],
    ['Ada \ud83d', 'Ada \ufffd'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(visitorName.parse(typed)).toBe(stored);
  });

  test.each([
    'José Núñez',
    'Elena 💍 Ruiz',
    '李小龍',
    'ஜோ',
    'علی\u200cرضا',
    'क्\u200dषमा',
    'Ada 👩\u200d🔧',
    'Ada ❤\ufe0f',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} Ada',
    "O'Brien-Smith",
    '<b>Jo</b>',
  ])('%j stays as it is', (name) => {
    expect(visitorName.parse(name)).toBe(name);
  });

  test.each([
    '\u200bA',
    '\u00a0\u2060A\u200d',
    'e\u0301',
    '💍',
    '\u3164\u3164',
    '\u2800\u2800',
    '\u200b\u200b',
  ])('%j has fewer than two characters', (name) => {
    expect(getMessages(visitorName, name)).toEqual({ '': 'Name must be at least 2 characters.' });
  });
});

describe('a message', () => {
  test.each([
    ['one\u000btwo\u000cthree', 'one\ntwo\nthree'],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['one\u2028two\u2029three', 'one\ntwo\nthree'],
    ['It\u0092s \u0093fine\u0094 \u0096 \u0080 500\u0085', 'It’s “fine” – € 500…'],
    ['a\u0081b \u0000c\u0007\u001b[2J\u007f end', 'ab c[2J end'],
    ['\ufeffbyte order mark', 'byte order mark'],
    ['half \udc00 character', 'half \ufffd character'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(visitorMessage.parse(typed)).toBe(stored);
  });

  test.each([
    '  indented\n\tand more \n',
    'می\u200cخواهم یک حلقه',
    '\u200fשלום! (Hello)\u200f, ring',
    '\u2067עברית\u2069 and English',
    'ภาษา\u200bไทยสวย',
    '👨\u200d👩\u200d👧\u200d👦 a ring for each',
  ])('%j stays as it is', (text) => {
    expect(visitorMessage.parse(text)).toBe(text);
  });

  test.each([
    '\u200b'.repeat(10),
    '\u2800'.repeat(10),
    '\u00ad'.repeat(20),
    `123456789${'\u200b'.repeat(10)}`,
    ` 123456789${' \u200b'.repeat(10)}`,
    '\u0000'.repeat(12),
    '👩\u200d🔧👩\u200d🔧👩\u200d🔧',
  ])('%j has fewer than ten characters', (text) => {
    expect(getMessages(visitorMessage, text)).toEqual({ '': 'Message must be at least 10 characters.' });
  });
});

test('a phone number keeps its shape, without what a telephone pastes around it', () => {
  expect(visitorPhone.parse('\u202a+1\u00a0(561)\u00a0555\u20110147\u202c')).toBe(
    '+1\u00a0(561)\u00a0555\u20110147',
  );
  expect(getMessages(visitorPhone, `561\u200b555${'\u200b'.repeat(9)}`)).toEqual({
    '': 'Please enter a valid phone number.',
  });
  expect(optionalPhone.parse('\u200b ')).toBe('');
});

test.each([
  ['', ''],
  ['\u200b ', ''],
  ['<ada@example.com>', 'ada@example.com'],
  [undefined, undefined],
])('an address that may be missing: %j', (typed, stored) => {
  expect(optionalEmail.parse(typed)).toBe(stored);
});

test('an address that may be missing is refused in the same words as any other', () => {
  expect(getMessages(optionalEmail, 'ada@')).toEqual({ '': 'Please enter a valid email address.' });
});
