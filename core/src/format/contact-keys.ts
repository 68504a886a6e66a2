/** The lookup key of an e-mail address: trimmed, in lower case. Null if there is none. */
export const emailKey = (email: string | null | undefined): string | null =>
  email?.trim().toLowerCase() || null;

/** An extension at the end: `ext. 12`, `x12`, `#12`, `;ext=12`. */
const EXTENSION = /\s*(?:[,;]?\s*ext(?:ension)?|x|#)[\s.:=]*\d{1,7}\s*$/i;
/** A number of the North American Numbering Plan: area code and exchange do not begin with 0 or 1. */
const NORTH_AMERICAN = /^[2-9]\d\d[2-9]\d{6}$/;
/** The international call prefix, as dialled in the United States (011) and in most other countries (00). */
const INTERNATIONAL_PREFIX = /^(?:011|00)(?=\d{8})/;

/**
 * The lookup key of a phone number: digits with the country code, 1 if a North American number has none;
 * extensions are dropped. An incomplete number is reduced to its digits. Null if there is none.
 */
export const phoneKey = (phone: string | null | undefined): string | null => {
  const text = phone?.trim() ?? '';
  const number = text.replace(EXTENSION, '');
  const digits = number.replaceAll(/\D/g, '');
  if (digits === '') return text.replaceAll(/\D/g, '') || null;
  // International numbers are often written with the 0 that is dialled only within the country.
  if (number.startsWith('+')) return number.replaceAll(/\(0\)/g, '').replaceAll(/\D/g, '');
  const withoutPrefix = digits.replace(INTERNATIONAL_PREFIX, '');
  if (withoutPrefix !== digits) return withoutPrefix;
  return NORTH_AMERICAN.test(digits) ? `1${digits}` : digits;
};
