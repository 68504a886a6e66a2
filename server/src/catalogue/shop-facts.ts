import { isDeepStrictEqual } from 'node:util';
import { usualContact, usualIntroduction, usualQuestions, usualWheel } from '@jeweler/core/business';
import { usualPrizeRules } from '@jeweler/core/prize-wheel';
import {
  dialledDigits,
  type FaqEntry,
  type RecordFields,
  type ShopContact,
  type ShopFacts,
  type SingleKind,
  type WheelFacts,
} from '@jeweler/core/schemas';
import { isVisible, type StoredRecord } from './stored-record.ts';

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

const toWheel = ({ rules, ...wheel }: RecordFields<'wheel'>): WheelFacts => ({
  ...usualWheel,
  ...wheel,
  ...(rules !== undefined && rules !== usualPrizeRules && { rules }),
});

/** What visitors see of the shop's facts; only what differs from core/business. */
export const toShopFacts = (records: readonly StoredRecord[]): ShopFacts => {
  const single = <Kind extends SingleKind>(wanted: Kind): RecordFields<Kind> =>
    (records.find(({ kind }) => kind === wanted)?.fields ?? {}) as RecordFields<Kind>;
  const contact = toContact(single('shop'));
  const { introduction = usualIntroduction } = single('shop');
  const wheel = toWheel(single('wheel'));
  const questions = records
    .filter((record) => record.kind === 'questions' && isVisible(record))
    .sort((a, b) => a.position - b.position || a.id - b.id)
    .map(toFaqEntry);
  return {
    ...(!isDeepStrictEqual(contact, usualContact) && { contact }),
    ...(introduction !== usualIntroduction && { introduction }),
    ...(!isDeepStrictEqual(questions, usualQuestions) && { questions }),
    ...(!isDeepStrictEqual(wheel, usualWheel) && { wheel }),
  };
};
