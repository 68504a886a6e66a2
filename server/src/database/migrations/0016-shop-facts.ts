import { usualQuestions } from '@jeweler/core/business';
import type { Kysely, Migration } from 'kysely';

/**
 * The shop's facts and the questions of the home page become records that staff edit. Their words are written at
 * each start of the server, until somebody changes them (followUsualFacts).
 */
export const shopFacts: Migration = {
  async up(query: Kysely<{ catalogue_records: Record<string, unknown> }>) {
    const changed_at = new Date().toISOString();
    const row = { state: 'live', revision: 0, fields: '{}', changed_at };
    const questions = usualQuestions.map((_, index) => ({ kind: 'questions', id: index + 1 }));
    for (const { kind, id } of [{ kind: 'shop', id: 1 }, ...questions]) {
      await query
        .insertInto('catalogue_records')
        .values({ ...row, kind, id, position: id })
        .execute();
    }
  },
};
