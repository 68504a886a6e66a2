import { isDeepStrictEqual } from 'node:util';
import { shop, usualContact, usualIntroduction, usualQuestions } from '@jeweler/core/business';
import {
  dialledDigits,
  type FaqEntry,
  type RecordFields,
  type RecordKind,
  SHOP_ID,
  type ShopContact,
  type ShopFacts,
} from '@jeweler/core/schemas';
import type { Database } from '../database/database.ts';
import { isVisible, type StoredRecord } from './stored-record.ts';

/** The shop's facts as core/business has them, as fields of the records that staff edit. */
const usualFields: readonly {
  readonly kind: RecordKind;
  readonly id: number;
  readonly fields: RecordFields;
}[] = [
  {
    kind: 'shop',
    id: SHOP_ID,
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
  ...usualQuestions.map(({ question, answer }, index) => ({
    kind: 'questions' as const,
    id: index + 1,
    fields: { question, answer },
  })),
];

/**
 * Facts that nobody has changed follow core/business, which an update of the program may have changed. To be called
 * before anything is read.
 */
export const followUsualFacts = (database: Database): Promise<void> =>
  database.writes.run(async (trx) => {
    for (const { kind, id, fields } of usualFields) {
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

const toContact = ({ phone, email, whatsapp }: RecordFields<'shop'>): ShopContact => {
  const digits = phone === undefined ? undefined : dialledDigits(phone);
  return {
    phone:
      phone === undefined || digits === undefined
        ? usualContact.phone
        : { display: phone, e164: `+${digits}` },
    email: email ?? usualContact.email,
    whatsapp: (whatsapp === undefined ? undefined : dialledDigits(whatsapp)) ?? usualContact.whatsapp,
  };
};

/** The questions that the program came with keep their addresses (`/#faq-custom`), whatever becomes of their words. */
const toFaqEntry = ({ id, fields }: StoredRecord): FaqEntry => {
  const { question = '', answer = '' } = fields as RecordFields<'questions'>;
  return { id: usualQuestions[id - 1]?.id ?? String(id), question, answer };
};

/** What visitors see of the shop's facts; only what differs from core/business. */
export const toShopFacts = (records: readonly StoredRecord[]): ShopFacts => {
  const stored = records.find(({ kind }) => kind === 'shop')?.fields as RecordFields<'shop'> | undefined;
  const contact = toContact(stored ?? {});
  const introduction = stored?.introduction ?? usualIntroduction;
  const questions = records
    .filter((record) => record.kind === 'questions' && isVisible(record))
    .sort((a, b) => a.position - b.position || a.id - b.id)
    .map(toFaqEntry);
  return {
    ...(!isDeepStrictEqual(contact, usualContact) && { contact }),
    ...(introduction !== usualIntroduction && { introduction }),
    ...(!isDeepStrictEqual(questions, usualQuestions) && { questions }),
  };
};
