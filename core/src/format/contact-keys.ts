/** An e-mail address as people are found by it: trimmed, in lower case. Null for none. */
export const emailKey = (email: string | null | undefined): string | null =>
  email?.trim().toLowerCase() || null;

/** `ext. 12`, `x12`, `#12`, `;ext=12` at the end. */
const EXTENSION = /\s*(?:[,;]?\s*ext(?:ension)?|x|#)[\s.:=]*\d{1,7}\s*$/i;
/** A number of the North American plan: area code and exchange do not begin with 0 or 1. */
const NORTH_AMERICAN = /^[2-9]\d\d[2-9]\d{6}$/;
/** What is dialled before a country code, from the United States and from most other countries. */
const INTERNATIONAL_PREFIX = /^(?:011|00)(?=\d{8})/;

/**
 * A phone number as people are found by it: digits with the country code, 1 where a North American
 * number has none; extensions are dropped. What is no whole number keeps its digits. Null for none.
 */
export const phoneKey = (phone: string | null | undefined): string | null => {
  const text = phone?.trim() ?? '';
  const number = text.replace(EXTENSION, '');
  const digits = number.replaceAll(/\D/g, '');
  if (digits === '') return text.replaceAll(/\D/g, '') || null;
  // An international number is often written with the 0 that is dialled within its country only.
  if (number.startsWith('+')) return number.replaceAll(/\(0\)/g, '').replaceAll(/\D/g, '');
  const withoutPrefix = digits.replace(INTERNATIONAL_PREFIX, '');
  if (withoutPrefix !== digits) return withoutPrefix;
  return NORTH_AMERICAN.test(digits) ? `1${digits}` : digits;
};
