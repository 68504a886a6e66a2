import { phoneKey } from '@jeweler/core/format';
import { publishedPrize } from '@jeweler/core/prize-wheel';
import type { Kysely, Migration, Transaction } from 'kysely';
import { codeTexts, freePrizeCode } from '../prize-code.ts';
import { searchedTexts } from '../searched-texts.ts';
import { addToSearch, removeFromSearch } from '../submission-search.ts';
import type { Tables } from '../tables.ts';

/** Number of rows in memory at a time. */
const BATCH = 500;

const createPrizeClaims = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('prize_claims')
    .addColumn('submission_id', 'integer', (column) =>
      column.primaryKey().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('prize', 'text')
    .addColumn('value', 'text')
    .execute();
  await schema.createIndex('prize_claims_by_code').unique().on('prize_claims').column('code').execute();
};

/** In batches, so that memory use does not depend on the number of claims. */
const completeClaims = async (db: Kysely<Tables>): Promise<void> => {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('submissions')
      .select(['id', 'reference', 'phone', 'details', 'marks'])
      .where('kind', '=', 'prize-claim')
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return;
    for (const row of rows) {
      await completeClaim(db, row);
      last = row.id;
    }
  }
};

type Claim = Pick<Tables['submissions'], 'reference' | 'phone' | 'details' | 'marks'> & { id: number };

const completeClaim = async (db: Kysely<Tables>, claim: Claim): Promise<void> => {
  const { id, reference, details, marks } = claim;
  const sent = JSON.parse(details) as { prizeService?: string; prizeValue?: string };
  const { segment, fault } = publishedPrize(sent.prizeService ?? '', sent.prizeValue ?? '');
  const code = await freePrizeCode(db);
  await db
    .insertInto('prize_claims')
    .values({ submission_id: id, code, prize: segment?.id ?? null, value: segment?.value ?? null })
    .execute();
  if (fault) {
    const marked = JSON.stringify([...(JSON.parse(marks) as string[]), fault]);
    await db.updateTable('submissions').set({ marks: marked }).where('id', '=', id).execute();
  }
  // The migrator runs in a transaction.
  const trx = db as Transaction<Tables>;
  await removeFromSearch(trx, [id]);
  const texts = [...searchedTexts(sent), ...codeTexts(code)];
  await addToSearch(trx, { id, reference, phoneKey: phoneKey(claim.phone), texts });
};

/** Acknowledgements that have not been sent will contain the code; sent ones are not changed. */
const tellCodes = async (db: Kysely<Tables>): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ kind: 'prize-code' })
    .where('kind', '=', 'acknowledgement')
    .where('state', 'in', ['waiting', 'failed'])
    .where('submission_id', 'in', (from) =>
      from.selectFrom('submissions').select('id').where('kind', '=', 'prize-claim'),
    )
    .execute();
};

/** Gives every prize claim a code, and records which prize of the wheel it is for. */
export const prizeClaims: Migration = {
  async up(db) {
    await createPrizeClaims(db);
    const filled = db as Kysely<Tables>;
    await completeClaims(filled);
    await tellCodes(filled);
  },
};
