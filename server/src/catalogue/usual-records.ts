import {
  shop,
  usualIntroduction,
  usualQuestions,
  usualServices,
  usualTestimonials,
  usualWheel,
} from '@jeweler/core/business';
import { usualPrizeRules } from '@jeweler/core/prize-wheel';
import { dialledDigits, type RecordFields, type RecordKind, SINGLE_ID } from '@jeweler/core/schemas';
import type { Database } from '../database/database.ts';

/** A record that the program comes with, which staff may change. */
interface UsualRecord {
  readonly kind: RecordKind;
  readonly id: number;
  readonly fields: RecordFields;
}

const list = <Kind extends RecordKind>(
  kind: Kind,
  records: readonly (RecordFields<Kind> & { readonly id: unknown })[],
): UsualRecord[] => records.map(({ id: _, ...fields }, index) => ({ kind, id: index + 1, fields }));

/** The shop's own records as core has them. */
const usualRecords: readonly UsualRecord[] = [
  {
    kind: 'shop',
    id: SINGLE_ID,
    fields: {
      phone: shop.phone.display,
      email: shop.email,
      // The same number is written in the same way.
      whatsapp:
        dialledDigits(shop.phone.display) === shop.whatsapp.number
          ? shop.phone.display
          : `+${shop.whatsapp.number}`,
      introduction: usualIntroduction,
    },
  },
  { kind: 'wheel', id: SINGLE_ID, fields: { ...usualWheel, rules: usualPrizeRules } },
  ...list('questions', usualQuestions),
  ...list('services', usualServices),
  ...list('testimonials', usualTestimonials),
];

/**
 * Records that nobody has changed follow core, which an update of the program may have changed. The
 * migrations have put them there, without fields. To be called before anything is read.
 */
export const followUsualRecords = (database: Database): Promise<void> =>
  database.writes.run(async (trx) => {
    for (const { kind, id, fields } of usualRecords) {
      await trx
        .updateTable('catalogue_records')
        .set({ fields: JSON.stringify(fields) })
        .where('kind', '=', kind)
        .where('id', '=', id)
        // That of the migration: the first change by staff gives it a higher one.
        .where('revision', '=', 0)
        .execute();
    }
  });
