import { shop, shopDateTime } from '@jeweler/core/business';
import {
  type SubmissionExport,
  sentTexts,
  submissionDefinitions,
  submissionKinds,
} from '@jeweler/core/submissions';
import { BYTE_ORDER_MARK, csvLine, phoneText } from '../csv.ts';
import type { Database } from '../database/database.ts';
import { takingTurns } from '../turns.ts';
import { filteredIds } from './submission-filter.ts';
import { getDueAt, type ItemRow, itemsById } from './submission-item.ts';

/** Submissions read at a time. */
const BATCH_ROWS = 200;

const time = (iso: string | null): string => (iso === null ? '' : shopDateTime(new Date(iso)));

type Column = { readonly name: string; readonly value: (row: ItemRow, sent: Sent) => string };
type Sent = ReturnType<typeof sentTexts>;

/** Fields that are columns of the table: an appointment may have been moved, and numbers need quoting. */
const stored: Readonly<Record<string, (row: ItemRow) => string | null>> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phoneText(phone ?? ''),
  appointmentDate: ({ appointment_day }) => appointment_day,
  appointmentTime: ({ appointment_slot }) => appointment_slot,
};

const fieldValue = (row: ItemRow, sent: Sent, name: string): string => {
  for (const [field, { column, format }] of Object.entries(submissionDefinitions[row.kind].fields)) {
    if (column !== name) continue;
    const read = stored[field];
    if (read) return read(row) ?? '';
    const value = sent[field] ?? '';
    return format?.(value) ?? value;
  }
  return '';
};

/** One column for each of the forms' fields, those with long texts last; fields may share one. */
const fieldColumns = (): Column[] => {
  const fields = submissionKinds.flatMap((kind) => Object.values(submissionDefinitions[kind].fields));
  const names = [...fields.filter(({ isLong }) => !isLong), ...fields.filter(({ isLong }) => isLong)].flatMap(
    ({ column }) => column ?? [],
  );
  return [...new Set(names)].map((name) => ({ name, value: (row, sent) => fieldValue(row, sent, name) }));
};

const columns: readonly Column[] = [
  { name: 'Reference', value: ({ reference }) => reference },
  { name: 'Kind', value: ({ kind }) => submissionDefinitions[kind].label.one },
  { name: 'Status', value: ({ status }) => status },
  { name: `Received (${shop.timeZone})`, value: ({ received_at }) => time(received_at) },
  { name: `Status since (${shop.timeZone})`, value: ({ status_since }) => time(status_since) },
  { name: `Answer due (${shop.timeZone})`, value: (row) => time(getDueAt(row)) },
  ...fieldColumns(),
  { name: 'Page', value: ({ origin_page }) => origin_page ?? '' },
  { name: 'Marks', value: ({ marks }) => (JSON.parse(marks) as string[]).join(' ') },
  { name: 'Prize code', value: ({ prize_code }) => prize_code ?? '' },
  { name: 'Asks for', value: ({ wish_day, wish_slot }) => [wish_day, wish_slot].join(' ').trim() },
  {
    name: 'Appointment hours',
    value: (row) => (row.appointment_day === null ? '' : String(row.appointment_hours ?? 1)),
  },
];

/** Ids of the submissions to export, newest first, in batches. */
async function* idsOf(
  { query }: Database,
  { references, ...filter }: SubmissionExport,
): AsyncGenerator<readonly number[]> {
  if (references) {
    const ids = await idsByReference(query, references);
    for (let start = 0; start < ids.length; start += BATCH_ROWS) yield ids.slice(start, start + BATCH_ROWS);
    return;
  }
  for (let before: number | undefined; ; ) {
    const ids = await filteredIds(query, filter, { before, limit: BATCH_ROWS });
    yield ids;
    if (ids.length < BATCH_ROWS) return;
    before = ids.at(-1);
  }
}

/** Newest first; references that no longer exist are left out. */
const idsByReference = async (query: Database['query'], references: readonly string[]): Promise<number[]> => {
  const rows = await query
    .selectFrom('submissions')
    .select('id')
    .where('reference', 'in', references)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
};

/** The requested submissions as CSV, newest first, in chunks. */
export async function* exportCsv(database: Database, asked: SubmissionExport): AsyncGenerator<string> {
  const { query } = database;
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ name }) => name));
  const turn = takingTurns();
  for await (const ids of idsOf(database, asked)) {
    let lines = '';
    // Unread marks are not exported: no admin has the id 0.
    for (const row of await itemsById(query, ids, 0)) {
      const sent = sentTexts(row);
      lines += csvLine(columns.map(({ value }) => value(row, sent)));
      await turn();
    }
    yield lines;
  }
}
