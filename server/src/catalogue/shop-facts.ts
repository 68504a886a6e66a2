import { isDeepStrictEqual } from 'node:util';
import { usualContact, usualIntroduction, usualQuestions } from '@jeweler/core/business';
import {
  dialledDigits,
  type FaqEntry,
  type RecordFields,
  type ShopContact,
  type ShopFacts,
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

/** What staff have put in places of the site's own pages. */
const toPictures = (records: readonly StoredRecord[]): NonNullable<ShopFacts['pictures']> =>
  Object.fromEntries(
    records
      .filter(({ kind, revision }) => kind === 'site-pictures' && revision > 0)
      .map(({ fields }) => fields as RecordFields<'site-pictures'>)
      .map(({ place = '', image_url: src = '', alt, focus }) => [
        place,
        { src, ...(alt && { alt }), ...(focus && { focus }) },
      ]),
  );

/** What visitors see of the shop's facts; only what differs from core/business. */
export const toShopFacts = (records: readonly StoredRecord[]): ShopFacts => {
  const stored = records.find(({ kind }) => kind === 'shop')?.fields as RecordFields<'shop'> | undefined;
  const contact = toContact(stored ?? {});
  const introduction = stored?.introduction ?? usualIntroduction;
  const questions = records
    .filter((record) => record.kind === 'questions' && isVisible(record))
    .sort((a, b) => a.position - b.position || a.id - b.id)
    .map(toFaqEntry);
  const pictures = toPictures(records);
  return {
    ...(!isDeepStrictEqual(contact, usualContact) && { contact }),
    ...(introduction !== usualIntroduction && { introduction }),
    ...(!isDeepStrictEqual(questions, usualQuestions) && { questions }),
    ...(Object.keys(pictures).length > 0 && { pictures }),
  };
};
