import { isDeepStrictEqual } from 'node:util';
import {
  toAddress,
  usualContact,
  usualIntroduction,
  usualQuestions,
  usualServices,
  usualTestimonials,
  usualWheel,
} from '@jeweler/core/business';
import { usualPrizeRules } from '@jeweler/core/prize-wheel';
import {
  dialledDigits,
  type FaqEntry,
  type RecordFields,
  type RecordKind,
  type ServiceLine,
  type ShopAddress,
  type ShopContact,
  type ShopFacts,
  type SingleKind,
  type Testimonial,
  type WheelFacts,
} from '@jeweler/core/schemas';
import { fieldsOf, isVisible, type StoredRecord } from './stored-record.ts';

const toContact = ({ phone = '', email, whatsapp = '' }: RecordFields<'shop'>): ShopContact => {
  const digits = dialledDigits(phone);
  return {
    phone: digits === undefined ? usualContact.phone : { display: phone, e164: `+${digits}` },
    email: email ?? usualContact.email,
    whatsapp: dialledDigits(whatsapp) ?? usualContact.whatsapp,
  };
};

const single = <Kind extends SingleKind>(records: Iterable<StoredRecord>, wanted: Kind): RecordFields<Kind> =>
  ([...records].find(({ kind }) => kind === wanted)?.fields ?? {}) as RecordFields<Kind>;

/** Where the shop is, for those who may know although not everybody does. */
export const toPrivateAddress = (records: Iterable<StoredRecord>): ShopAddress | undefined =>
  toAddress(single(records, 'shop'));

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

/** A line or a testimonial: what is required is there, since nothing is visible without it. */
const toEntry = <T extends ServiceLine | Testimonial>({ id, fields }: StoredRecord): T => {
  const { permission_on: _, ...shown } = fieldsOf({ fields });
  return { id, ...shown } as object as T;
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
  const shop = single(records, 'shop');
  const contact = toContact(shop);
  const address = shop.address_visible === 'everybody' ? toAddress(shop) : undefined;
  const { introduction = usualIntroduction } = shop;
  const wheel = toWheel(single(records, 'wheel'));
  const visible = records.filter(isVisible).sort((a, b) => a.position - b.position || a.id - b.id);
  const list = <T>(wanted: RecordKind, toPublic: (record: StoredRecord) => T): T[] =>
    visible.filter(({ kind }) => kind === wanted).map(toPublic);
  const questions = list('questions', toFaqEntry);
  const services = list('services', toEntry<ServiceLine>);
  const testimonials = list('testimonials', toEntry<Testimonial>);
  const pictures = toPictures(records);
  return {
    ...(!isDeepStrictEqual(contact, usualContact) && { contact }),
    ...(address && { address }),
    ...(introduction !== usualIntroduction && { introduction }),
    ...(!isDeepStrictEqual(questions, usualQuestions) && { questions }),
    ...(!isDeepStrictEqual(wheel, usualWheel) && { wheel }),
    ...(!isDeepStrictEqual(services, usualServices) && { services }),
    ...(!isDeepStrictEqual(testimonials, usualTestimonials) && { testimonials }),
    ...(Object.keys(pictures).length > 0 && { pictures }),
  };
};
