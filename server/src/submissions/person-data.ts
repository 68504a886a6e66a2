import { emailKey, phoneKey } from '@jeweler/core/format';
import type { MailFacts } from '@jeweler/core/mail';
import type { Person, PersonData } from '@jeweler/core/submissions';
import type { Kysely, NotNull } from 'kysely';
import type { EventAuthor } from '../accounts/account-events.ts';
import { type Database, rowsById } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { deleteSubscriber, findSubscriber } from '../newsletter/subscriber-list.ts';
import { deleteSubmissions } from './delete-submissions.ts';
import { readPhotosWhole } from './photos/read-photos.ts';
import { readHistory, readNotes } from './submission-record.ts';

/** Submissions of a person, oldest first. */
const selectSubmissions = (query: Kysely<Tables>, { email, phone }: Person) =>
  query
    .selectFrom('submissions')
    .where(
      email === undefined ? 'phone_key' : 'email_key',
      '=',
      email === undefined ? phoneKey(phone) : emailKey(email),
    )
    .orderBy('id');

type StoredMails = PersonData['submissions'][number]['mails'];

/** Mails to the visitor about a submission, oldest first, without notices to staff. */
const mailsTo = async (query: Kysely<Tables>, id: number): Promise<StoredMails> => {
  const rows = await query
    .selectFrom('outbox')
    .select(['kind', 'recipient as to', 'state', 'created_at as writtenAt', 'sent_at as sentAt', 'facts'])
    .where('submission_id', '=', id)
    .where('recipient', 'is not', null)
    .$narrowType<{ to: NotNull }>()
    .orderBy('id')
    .execute();
  return rows.map(({ facts, ...mail }) => {
    const { reply } = JSON.parse(facts) as MailFacts;
    return reply === undefined ? mail : { ...mail, text: reply.text };
  });
};

/** All data stored about a person as JSON (PersonData), in chunks. */
export async function* exportPerson({ query }: Database, person: Person, now: Date): AsyncGenerator<string> {
  const newsletter = person.email === undefined ? null : await findSubscriber(query, person.email);
  const head = { person, exportedAt: now.toISOString(), newsletter } satisfies Omit<
    PersonData,
    'submissions'
  >;
  yield `${JSON.stringify(head).slice(0, -1)},"submissions":[`;
  const rowsAfter = (last = 0) =>
    selectSubmissions(query, person)
      .leftJoin('prize_claims', 'prize_claims.submission_id', 'submissions.id')
      .selectAll('submissions')
      .select('prize_claims.code as prize_code')
      .where('id', '>', last);
  let separator = '';
  for await (const row of rowsById(rowsAfter)) {
    const submission: PersonData['submissions'][number] = {
      reference: row.reference,
      kind: row.kind,
      status: row.status,
      receivedAt: row.received_at,
      sent: JSON.parse(row.details) as Record<string, unknown>,
      marks: JSON.parse(row.marks) as string[],
      prizeCode: row.prize_code,
      page: row.origin_page,
      address: row.origin_address,
      userAgent: row.user_agent,
      notes: await readNotes(query, row.id),
      history: await readHistory(query, row.id),
      mails: await mailsTo(query, row.id),
      photos: await readPhotosWhole(query, row.id),
    };
    yield separator + JSON.stringify(submission);
    separator = ',';
  }
  yield ']}\n';
}

/**
 * Deletes all data stored about a person, and records that. A person found by email is removed from the
 * newsletter's list without a trace. Returns how many submissions there were.
 */
export const deletePerson = async (database: Database, by: EventAuthor, person: Person): Promise<number> => {
  // First, because if this is interrupted, the remaining submissions show staff that the deletion is
  // incomplete.
  if (person.email !== undefined) await deleteSubscriber(database, person.email);
  return deleteSubmissions(database, {
    reason: 'person',
    by,
    at: by.at,
    find: (trx) => selectSubmissions(trx, person),
  });
};
