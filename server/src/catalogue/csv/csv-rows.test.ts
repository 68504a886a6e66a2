import { expect, test } from 'vitest';
import { readCsvRows } from './csv-rows.ts';

const rows = [
  { line: 1, cells: ['a', 'b'] },
  { line: 2, cells: ['1;2\t3,4', 'two\nlines'] },
  { line: 6, cells: ['"x"', ''] },
];

test.each([
  ['commas', 'a,b\n"1;2\t3,4","two\nlines"\n\n,\n"""x""",\n'],
  ['semicolons', 'a;b\n"1;2\t3,4";"two\nlines"\n\n;\n"""x""";\n'],
  ['tabs', 'a\tb\n"1;2\t3,4"\t"two\nlines"\n\n\t\n"""x"""\t\n'],
])('cells between %s, in every kind of lines, with and without a byte order mark', async (_, text) => {
  for (const end of ['\n', '\r\n', '\r'])
    for (const mark of ['', '\ufeff'])
      expect(await readCsvRows(mark + text.replaceAll('\n', end))).toEqual({ rows });
});

test('the separator is what the first line has outside quotation marks', async () => {
  expect(await readCsvRows('"a,b,c";d\n1;2')).toEqual({
    rows: [
      { line: 1, cells: ['a,b,c', 'd'] },
      { line: 2, cells: ['1', '2'] },
    ],
  });
  expect(await readCsvRows('a\n1')).toMatchObject({ rows: [{ cells: ['a'] }, { cells: ['1'] }] });
});

test('the separator that Excel says first is the separator, and no line of the table', async () => {
  for (const first of ['sep=;', '\ufeffSEP=;\r', '"sep=;"'])
    expect(await readCsvRows(`${first}\na,b;c\n1;2`)).toEqual({
      rows: [
        { line: 2, cells: ['a,b', 'c'] },
        { line: 3, cells: ['1', '2'] },
      ],
    });
});

test('a last line may end without a line break, and lines may differ in length', async () => {
  expect(await readCsvRows('a,b\n1\n1,2,3')).toMatchObject({
    rows: [{}, { cells: ['1'] }, { cells: ['1', '2', '3'] }],
  });
});

test.each([
  ['a,b\n1,"2\n3,4\n', 2, /never closed/],
  ['a,b\n1,2\n1,"2"3\n', 3, /has to be doubled/],
  ['a,b\n1,2"3"\n', 2, /quoted as a whole/],
])('%j is a fault on its line', async (text, line, message) => {
  expect(await readCsvRows(text)).toEqual({ fault: { line, message: expect.stringMatching(message) } });
});
