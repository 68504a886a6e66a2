import { isDeepStrictEqual } from 'node:util';
import { toAddress, usualContact, usualIntroduction, usualQuestions } from '@jeweler/core/business';
import {
  dialledDigits,
  type FaqEntry,
  type RecordFields,
  type ShopAddress,
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

const shopFields = (records: Iterable<StoredRecord>): RecordFields<'shop'> =>
  ([...records].find(({ kind }) => kind === 'shop')?.fields ?? {}) as RecordFields<'shop'>;

/** Where the shop is, for those who may know although not everybody does. */
export const toPrivateAddress = (records: Iterable<StoredRecord>): ShopAddress | undefined =>
  toAddress(shopFields(records));

/** The questions that the program came with keep their addresses (`/#faq-custom`), whatever becomes of their words. */
const toFaqEntry = ({ id, fields }: StoredRecord): FaqEntry => {
  const { question = '', answer = '' } = fields as RecordFields<'questions'>;
  return { id: usualQuestions[id - 1]?.id ?? String(id), question, answer };
};

/** What visitors see of the shop's facts; only what differs from core/business. */
export const toShopFacts = (records: readonly StoredRecord[]): ShopFacts => {
  const stored = shopFields(records);
  const contact = toContact(stored);
  const address = stored.address_visible === 'everybody' ? toAddress(stored) : undefined;
  const introduction = stored.introduction ?? usualIntroduction;
  const questions = records
    .filter((record) => record.kind === 'questions' && isVisible(record))
    .sort((a, b) => a.position - b.position || a.id - b.id)
    .map(toFaqEntry);
  return {
    ...(!isDeepStrictEqual(contact, usualContact) && { contact }),
    ...(address && { address }),
    ...(introduction !== usualIntroduction && { introduction }),
    ...(!isDeepStrictEqual(questions, usualQuestions) && { questions }),
  };
};
