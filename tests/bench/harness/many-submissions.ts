import { dayAfter } from '@jeweler/core/business';
import { appointmentSlots } from '@jeweler/core/schemas';
import { matchingStatuses, submissionKinds } from '@jeweler/core/submissions';
import type { Database } from '../../../server/src/database/database.ts';
import { openDataFolder } from '../../../server/src/database/open-data-folder.ts';
import { storeSubmission } from '../../../server/src/submissions/store-submission.ts';

const firstNames = 'Ada Grace Elena Thomas Ines Daniel Paul Maria Liam Emma Noah Olivia Ava Mia Lucas'.split(
  ' ',
);
const stems = 'Holloway Marsh Reid Duarte Okafor Whitcomb Ferrer Keller Santos Ivanova'.split(' ');
const endings = 'a e i o son man well ton ford ley by worth field er'.split(' ');
const words =
  'could you the prongs of a vintage ring my grandmother has lost stone match it small round sapphire about in yellow gold platinum band size larger engagement necklace chain repair clasp broken appraisal insurance diamond emerald bracelet watch battery polish pearl earring hinge solder laser custom design sketch wedding anniversary next week please call me back thank'.split(
    ' ',
  );
/**
 * A pseudo-random generator with the same sequence in every run: each call returns a number from 0 to below
 * `limit`.
 */
const numbers = () => {
  let state = 7;
  return (limit: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % limit;
  };
};

/** Stored in one transaction. */
const GROUP = 256;

/** Appointments are consecutive without gaps, nine on each day from this one on. */
const FIRST_DAY = '2024-01-01';

/** Day and slot of an appointment by its index. */
const toSlot = (index: number) => ({
  appointment_day: dayAfter(FIRST_DAY, Math.floor(index / appointmentSlots.length)),
  appointment_slot: appointmentSlots[index % appointmentSlots.length] ?? '10:00',
});

/** The last day whose slots are all taken, including by spam, given this many submissions. */
export const lastFullDay = (count: number): string =>
  dayAfter(toSlot(Math.floor(count / submissionKinds.length)).appointment_day, -1);

/**
 * Simulates years of work: except for the newest two per cent, everything that is not spam has been dealt
 * with. The remaining appointments are confirmed, so that they hold their slots whenever it is measured.
 */
const dealWith = async ({ query, writes }: Database): Promise<void> => {
  const { last } = await query
    .selectFrom('submissions')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  await writes.run(async (trx) => {
    for (const kind of submissionKinds) {
      const [finished] = matchingStatuses([kind], ['finished']);
      if (!finished) continue;
      await trx
        .updateTable('submissions')
        .set({ status: finished.status, holds_slot: null })
        .where('kind', '=', kind)
        .where('status', '!=', 'spam')
        .where('id', '<', last * 0.98)
        .execute();
    }
    await trx
      .updateTable('submissions')
      .set({ status: 'confirmed' })
      .where('holds_slot', 'is not', null)
      .execute();
    await trx
      .deleteFrom('unread_submissions')
      .where('submission_id', '<', last * 0.98)
      .execute();
  });
};

/** Fills a data folder with submissions of every kind, the same each time, using the server's own service. */
export const storeManySubmissions = async (dataDir: string, count: number): Promise<void> => {
  const database = await openDataFolder(dataDir);
  const below = numbers();
  const pick = (list: readonly string[]) => list[below(list.length)] ?? '';
  const submission = (index: number) => {
    const [first, last] = [pick(firstNames), pick(stems) + pick(endings)];
    const kind = submissionKinds[index % submissionKinds.length] ?? 'contact';
    const payload = {
      name: `${first} ${last}`,
      email: `${first}.${last}${below(1000)}@example.com`,
      phone: `561 ${200 + below(800)} ${1000 + below(9000)}`,
      message: Array.from({ length: 15 + below(50) }, () => pick(words)).join(' '),
    };
    return {
      kind,
      isSpam: below(100) < 5,
      receivedAt: new Date(Date.UTC(2024, 0, 1) + index * 600_000),
      origin: { address: '203.0.113.7', page: 'https://shop.example/contact', userAgent: 'Mozilla/5.0' },
      payload,
      appointment: kind === 'appointment' ? toSlot(Math.floor(index / submissionKinds.length)) : undefined,
      watchFor: [],
    };
  };
  for (let done = 0; done < count; done += GROUP) {
    const group = Array.from({ length: Math.min(GROUP, count - done) }, (_, index) =>
      submission(done + index),
    );
    await database.writes.run(async (trx) => {
      for (const each of group) await storeSubmission(trx, each);
    });
  }
  await dealWith(database);
  await database.close();
};
