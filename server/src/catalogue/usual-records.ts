import { isDeepStrictEqual } from 'node:util';
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
import type { SitePlace } from '@jeweler/web/render-contract';
import type { Database } from '../database/database.ts';
import { nameOf, type StoredRecord, storeRecord, toRecord } from './stored-record.ts';

/** A record that the program comes with, which staff may change. */
type UsualRecord = Pick<StoredRecord, 'kind' | 'id' | 'fields'>;

const list = (kind: RecordKind, records: readonly { readonly id: unknown }[]): UsualRecord[] =>
  records.map(({ id: _, ...fields }, index) => ({ kind, id: index + 1, fields }));

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
        // Most starts find them as they are.
        .where('fields', '!=', JSON.stringify(fields))
        .where('kind', '=', kind)
        .where('id', '=', id)
        // That of the migration: the first change by staff gives it a higher one.
        .where('revision', '=', 0)
        .execute();
    }
  });

const fieldsIn = ({ place, src, alt, focus }: SitePlace): RecordFields<'site-pictures'> => ({
  place,
  image_url: src,
  ...(alt && { alt }),
  ...(focus && { focus: focus.at }),
});

/**
 * Puts a record there for each place of the site's own pages that has none, and lets those follow the content that
 * nobody has changed. Resolves with whether any has changed, of which the catalogue does not know yet.
 */
export const followSitePlaces = (database: Database, places: readonly SitePlace[]): Promise<boolean> =>
  database.writes.run(async (trx) => {
    const kind = 'site-pictures';
    const rows = await trx.selectFrom('catalogue_records').selectAll().where('kind', '=', kind).execute();
    const known = new Map(rows.map(toRecord).map((record) => [nameOf(record), record]));
    let last = Math.max(0, ...rows.map(({ id }) => id));
    let hasChanged = false;
    for (const [index, place] of places.entries()) {
      const fields = fieldsIn(place);
      const old = known.get(nameOf({ kind, fields }));
      if (old && (old.revision > 0 || isDeepStrictEqual(old.fields, fields))) continue;
      hasChanged = true;
      last += old ? 0 : 1;
      await storeRecord(trx, {
        ...{ kind, fields, state: 'live', revision: 0, changedAt: new Date(0).toISOString() },
        ...{ id: old?.id ?? last, position: index + 1 },
      });
    }
    return hasChanged;
  });
