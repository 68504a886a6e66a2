import { describe, expect, test } from 'vitest';
import { csvCell, csvLine, phoneText, withFormulas, withoutFormulas } from './csv.ts';

test.each([
  ['plain', 'plain'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['a "b"', '"a ""b"""'],
  ['a\nb', '"a\nb"'],
  ['=1+1', "'=1+1"],
  ['+15615550147', "'+15615550147"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', '"\'\tx"'],
  ['\rx', '"\'\rx"'],
  ['=1,2', '"\'=1,2"'],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
  ['\u200b=1', "'\u200b=1"],
  ['1=1', '1=1'],
  ['- a ring\n- a chain', '"\'- a ring\n- a chain"'],
  ['Thanks ;-)', '"Thanks ;-)"'],
  ['+1 561 555 0147', '+1 561 555 0147'],
  ['+1 (561) 555 0147 x12', '+1 (561) 555 0147 x12'],
  ['+1 ring, please', '"\'+1 ring, please"'],
  ['+1 cmd|A0', "'+1 cmd|A0"],
])('writes %j as %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test.each(['=1+1', '- a ring\n- a chain', 'a; =b', 'a;b', "'quoted'", "70's", '+1 561 555 0147', '\t=1'])(
  '%j comes back from a spreadsheet as it was',
  (text) => expect(withFormulas(withoutFormulas(text))).toBe(text),
);

/** Cells as a spreadsheet reads them, by RFC 4180: a quotation mark counts only where a cell begins. */
const readCells = (file: string, separator: ',' | ';'): string[] => {
  const cell = new RegExp(`"((?:[^"]|"")*)"([^${separator}\r\n]*)|([^${separator}\r\n]*)`, 'y');
  const cells: string[] = [];
  for (let at = 0; at < file.length; ) {
    cell.lastIndex = at;
    const [, quoted, rest = '', plain = ''] = cell.exec(file) ?? [];
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + rest);
    at = cell.lastIndex + (file.startsWith('\r\n', cell.lastIndex) ? 2 : 1);
  }
  return cells;
};

/** What a spreadsheet would compute: what a function or another cell gives, not the text of a list. */
const isComputed = (cell: string): boolean =>
  /^[\s\p{DI}]*(?:[=＝]|[+\-@＋－＠].*(?:\p{L}\s*\(|[|!]))/u.test(cell);

describe('read by a spreadsheet that separates cells by', () => {
  const starts = [
    '',
    '\n',
    '\r\n',
    '\t',
    ' ',
    '\u00a0',
    '\u200b',
    '\ufeff',
    'a\n',
    'a\r\n',
    'a; ',
    'a;',
    'a\t',
    '";',
    '\n\n ',
    '"\n',
  ];
  const formulas = ['=HYPERLINK("http://x";"y")', '+cmd|" /C calc"!A0', '-2+SUM(A1:A9)', '@SUM(A1)', '＝1+1'];
  const hostile = starts.flatMap((start) => formulas.map((formula) => start + formula));

  test.each([',', ';'] as const)('%j, no text is a formula', (separator) => {
    for (const text of hostile) {
      const cells = readCells(csvLine(['M-2222', text, '=1']), separator);
      expect(cells.filter(isComputed), JSON.stringify(text)).toEqual([]);
    }
  });

  test('a comma, every text that is none comes back as it was', () => {
    const texts = [
      'a;b',
      'a,b',
      'two\nlines',
      'a "quoted" word',
      '(561) 555-0147',
      '+1 561 555 0147',
      'Größe 💍',
      ' x',
    ];
    expect(readCells(csvLine(texts), ',')).toEqual(texts);
  });
});

test.each([
  ['(561) 555-0147', '(561) 555-0147'],
  ['561 555 0147', '561 555 0147'],
  ['+1 561 555 0147', '+1 561 555 0147'],
  ['+1 (561) 555-0147', '+1 (561) 555 0147'],
  ['+1-561-555-0147', '+1 561 555 0147'],
  ['+1-561-555-0147 x12', '+1 561 555 0147 x12'],
  ['+1-561-555-0147;ext=12', '+1 561 555 0147 ;ext=12'],
  ['+15615550147', '+1 561 555 0147'],
  ['+1(561)5550147', '+1 (561)5550147'],
  ['+442079460958', '+44 2079460958'],
  ['+3726001234', '+372 6001234'],
  ['call me', 'call me'],
  ['+cmd|A0', '+cmd|A0'],
  ['+1+SUM(A1)', '+1+SUM(A1)'],
  ['', ''],
])('the phone %j is written as %j, which no spreadsheet computes', (typed, text) => {
  expect(phoneText(typed)).toBe(text);
  expect(isComputed(csvCell(text))).toBe(false);
});
