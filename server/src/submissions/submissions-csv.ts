import { appointmentTypeNames, shop, shopDateTime } from '@jeweler/core/business';
import type { AppointmentType } from '@jeweler/core/schemas';
import type { SubmissionExport, SubmissionKind } from '@jeweler/core/submissions';
import { BYTE_ORDER_MARK, csvLine, phoneText } from '../csv.ts';
import type { Database } from '../database/sqlite.ts';
import { filteredIds } from './submission-filter.ts';
import { dueAtOf, type ItemRow, itemById, sentTexts } from './submission-item.ts';

/** Submissions read at a time. */
const BATCH = 200;

const kindNames: Readonly<Record<SubmissionKind, string>> = {
  contact: 'Message',
  subscription: 'Subscription',
  appointment: 'Appointment',
  'service-request': 'Quote request',
  'prize-claim': 'Prize claim',
};

const time = (iso: string | null): string => (iso === null ? '' : shopDateTime(new Date(iso)));

type Sent = ReturnType<typeof sentTexts>;

const columns: readonly { readonly name: string; readonly value: (row: ItemRow, sent: Sent) => string }[] = [
  { name: 'Reference', value: ({ reference }) => reference },
  { name: 'Kind', value: ({ kind }) => kindNames[kind] },
  { name: 'Status', value: ({ status }) => status },
  { name: `Received (${shop.timeZone})`, value: ({ received_at }) => time(received_at) },
  { name: `Status since (${shop.timeZone})`, value: ({ status_since }) => time(status_since) },
  { name: `Answer due (${shop.timeZone})`, value: (row) => time(dueAtOf(row)) },
  { name: 'Name', value: ({ name }) => name ?? '' },
  { name: 'Email', value: ({ email }) => email ?? '' },
  { name: 'Phone', value: ({ phone }) => phoneText(phone ?? '') },
  { name: 'Appointment day', value: ({ appointment_day }) => appointment_day ?? '' },
  { name: 'Appointment time', value: ({ appointment_slot }) => appointment_slot ?? '' },
  {
    name: 'Appointment type',
    value: (_row, { appointmentType }) =>
      appointmentTypeNames[appointmentType as AppointmentType] ?? appointmentType ?? '',
  },
  { name: 'Service', value: (_row, { serviceType }) => serviceType ?? '' },
  { name: 'Prize', value: (_row, { prizeService }) => prizeService ?? '' },
  { name: 'Prize value', value: (_row, { prizeValue }) => prizeValue ?? '' },
  { name: 'Message', value: (_row, { message, notes }) => message ?? notes ?? '' },
  { name: 'Page', value: ({ origin_page }) => origin_page ?? '' },
  { name: 'Marks', value: ({ marks }) => (JSON.parse(marks) as string[]).join(' ') },
  { name: 'Prize code', value: ({ prize_code }) => prize_code ?? '' },
];

/** Ids of the submissions to export, newest first, in batches. */
async function* idsOf(
  { query }: Database,
  { references, ...filter }: SubmissionExport,
): AsyncGenerator<readonly number[]> {
  if (references) {
    const ids = await idsByReference(query, references);
    for (let start = 0; start < ids.length; start += BATCH) yield ids.slice(start, start + BATCH);
    return;
  }
  for (let before: number | undefined; ; ) {
    const ids = await filteredIds(query, filter, { before, limit: BATCH });
    yield ids;
    if (ids.length < BATCH) return;
    before = ids.at(-1);
  }
}

/** Newest first; references that no longer exist are left out. */
const idsByReference = async (query: Database['query'], references: readonly string[]): Promise<number[]> => {
  const ids = new Set<number>();
  for (const reference of references) {
    const row = await query
      .selectFrom('submissions')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (row) ids.add(row.id);
  }
  return [...ids].sort((a, b) => b - a);
};

/** The requested submissions as CSV, newest first, in chunks. */
export async function* exportCsv(database: Database, asked: SubmissionExport): AsyncGenerator<string> {
  const { query } = database;
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ name }) => name));
  for await (const ids of idsOf(database, asked)) {
    let lines = '';
    for (const id of ids) {
      // Unread marks are not exported: no admin has the id 0.
      const [row] = (await itemById(query, { id, adminId: 0 })).rows;
      if (!row) continue;
      const sent = sentTexts(row);
      lines += csvLine(columns.map(({ value }) => value(row, sent)));
    }
    yield lines;
  }
}
