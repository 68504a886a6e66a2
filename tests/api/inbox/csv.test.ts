import { downloadAddressSchema } from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../../support/refusal.ts';
import { copyReference, type Inbox, receive, startInbox, storeCopies } from './inbox.ts';

const CSV = '/api/admin/submissions.csv';
const HEAD = [
  'Reference',
  'Kind',
  'Status',
  'Received (America/New_York)',
  'Status since (America/New_York)',
  'Answer due (America/New_York)',
  'Name',
  'Email',
  'Phone',
  'Appointment day',
  'Appointment time',
  'Appointment type',
  'Piece',
  'Service',
  'Prize',
  'Prize value',
  'Message',
  'Page',
  'Marks',
  'Prize code',
  'Asks for',
  'Appointment hours',
] as const;

/** Parses a file as defined in RFC 4180 into rows. */
const parseCsv = (text: string): string[][] =>
  [...text.matchAll(/((?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,(?:"(?:[^"]|"")*"|[^",\r\n]*))*)\r\n/g)].map(
    ([, line = '']) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
  );

/** The cells of a row that are not empty, by their heading. */
const filledCells = (row: string[]) => {
  expect(row).toHaveLength(HEAD.length);
  return Object.fromEntries(HEAD.map((name, index) => [name, row[index]]).filter(([, text]) => text !== ''));
};

const download = async (inbox: Inbox, filter: object = {}) => {
  const response = await fetch(inbox.server.url + CSV, {
    method: 'POST',
    headers: { authorization: `Bearer ${inbox.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(filter),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { headers: response.headers, bytes, rows: parseCsv(bytes.toString().replace('\uFEFF', '')) };
};

describe('the CSV of a list', () => {
  test('is a file for a spreadsheet: byte order mark, CRLF, the shop’s own time', async () => {
    const inbox = await startInbox();
    const { reference } = await receive(inbox, 'contact', { message: 'Two lines,\nand "quotes" too' });
    const claim = await receive(inbox, 'prize-claim');
    const appointment = await receive(inbox, 'appointment');
    const { headers, bytes, rows } = await download(inbox);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename=requests-2026-06-01.csv');
    expect(headers.get('cache-control')).toBe('no-store');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(rows[0]).toEqual(HEAD);
    const at = '2026-06-01 12:00';
    const ada = {
      [HEAD[3]]: at,
      [HEAD[4]]: at,
      Name: 'Ada Ferrer',
      Email: 'ada.ferrer@example.com',
      Phone: '561 555 0110',
    };
    const due = { [HEAD[5]]: '2026-06-02 12:00' };
    expect(rows.slice(1).map(filledCells)).toEqual([
      {
        ...ada,
        Reference: appointment.reference,
        Kind: 'Appointment',
        Status: 'requested',
        'Appointment day': '2026-06-15',
        'Appointment time': '14:00',
        'Appointment type': 'Bespoke Jewelry Design',
        'Appointment hours': '1',
        Message: 'I will bring a loose sapphire.',
      },
      {
        ...ada,
        ...due,
        Reference: claim.reference,
        Kind: 'Prize claim',
        Status: 'new',
        Prize: 'Ring Sizing',
        'Prize value': '$80',
        'Prize code': (await inbox.record(claim.reference)).claim?.code,
      },
      {
        ...ada,
        ...due,
        Reference: reference,
        Kind: 'Message',
        Status: 'new',
        Message: 'Two lines,\nand "quotes" too',
      },
    ]);
  });

  test('has what the filter and the search let through, however many pages that is', async () => {
    const inbox = await startInbox();
    await receive(inbox, 'prize-claim');
    const message = await receive(inbox, 'contact');
    await storeCopies(inbox, message.reference, 450);
    const references = (rows: string[][]) => rows.slice(1).map(([reference]) => reference);
    const all = references((await download(inbox, { kind: 'contact' })).rows);
    expect(all).toHaveLength(451);
    expect(all[0]).toBe(copyReference(449));
    expect(new Set(all).size).toBe(451);
    expect(references((await download(inbox, { q: 'ferrer prongs' })).rows)).toEqual([message.reference]);
    expect(references((await download(inbox, { status: 'spam' })).rows)).toEqual([]);
  });

  test('of picked requests has these, newest first, and comes once from an address of its own', async () => {
    const inbox = await startInbox();
    const first = await receive(inbox, 'contact');
    await receive(inbox, 'prize-claim');
    const last = await receive(inbox, 'appointment');
    const picked = { references: [first.reference, last.reference, 'M-2222'], kind: 'prize-claim' };
    expect((await download(inbox, picked)).rows.slice(1).map(([reference]) => reference)).toEqual([
      last.reference,
      first.reference,
    ]);
    const { url } = downloadAddressSchema.parse(
      (await inbox.post('/api/admin/submissions/downloads', picked)).body,
    );
    // As a browser requests it: without the token.
    const response = await fetch(inbox.server.url + url);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=requests-2026-06-01.csv');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain(first.reference);
    expect((await fetch(inbox.server.url + url)).status).toBe(404);
    const tooMany = { references: Array.from({ length: 5001 }, () => 'M-2222') };
    expectRefusal(await inbox.post('/api/admin/submissions/downloads', tooMany), 400, 'validation');
  });

  test('has phone numbers that a spreadsheet shows as they were typed, and no cell that it would compute', async () => {
    const inbox = await startInbox();
    for (const phone of ['(561) 555-0147', '+1 561 555 0147', '+1-561-555-0147', '+442079460958'])
      await receive(inbox, 'contact', { phone });
    expect((await download(inbox)).rows.slice(1).map((row) => row[8])).toEqual([
      '+44 2079460958',
      '+1 561 555 0147',
      '+1 561 555 0147',
      '(561) 555-0147',
    ]);
    await receive(inbox, 'contact', {
      name: '=HYPERLINK("http://x","y")',
      message: '+1 for the ring, thanks',
    });
    const [, row] = (await download(inbox)).rows;
    expect(row?.[6]).toBe('\'=HYPERLINK("http://x","y")');
    expect(row?.[16]).toBe("'+1 for the ring, thanks");
  });
});
