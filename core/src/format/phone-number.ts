/** A phone number as it was typed, taken apart. */
interface PhoneNumber {
  /** With the country code if that is known, without prefixes. */
  readonly digits: string;
  /** It can be called from anywhere. */
  readonly hasCountry: boolean;
  /** It begins like an international number. */
  readonly hasPrefix: boolean;
  readonly extension: string | undefined;
  /** Beside the number there are words, so that it is uncertain which digits are to be dialled. */
  readonly hasNotes: boolean;
}

/** An extension at the end: `ext. 12`, `x12`, `#12`, `;ext=12`. */
const EXTENSION = /(?:[,;]?\s*(?<!\p{L})(?:ext(?:ension)?|x)|#)[\s.:=]*(\d{1,7})\s*$/iu;
/** A number of the North American Numbering Plan: area code and exchange do not begin with 0 or 1. */
const NORTH_AMERICAN = /^1?([2-9]\d\d[2-9]\d{6})$/;
/** The international call prefix, as dialled in the United States (011) and in most other countries (00). */
const INTERNATIONAL_PREFIX = /^(?:011|00)(?=[1-9]\d{7})/;
/** A number with a country code other than 1 (E.164). */
const ABROAD = /^[2-9]\d{6,14}$/;

/** With the digits of full-width and Arabic keyboards as ASCII ones, and without invisible characters. */
const withAsciiDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim();

const parsePhone = (typed: string): PhoneNumber => {
  const text = withAsciiDigits(typed);
  const [ending = '', extension] = EXTENSION.exec(text) ?? [];
  const number = text.slice(0, text.length - ending.length).trim();
  const hasPrefix = /^\(?(?:\+|011|00)/.test(number);
  const rest = { extension, hasPrefix, hasNotes: /\p{L}/u.test(number) };
  // International numbers are often written with the 0 that is dialled only within the country.
  const written = number.startsWith('+') ? number.replaceAll('(0)', '') : number;
  const digits = written.replaceAll(/\D/g, '').replace(INTERNATIONAL_PREFIX, '');
  const national = NORTH_AMERICAN.exec(digits)?.[1];
  if (national !== undefined && (!hasPrefix || digits.startsWith('1')))
    return { ...rest, digits: `1${national}`, hasCountry: true };
  return { ...rest, digits, hasCountry: hasPrefix && ABROAD.test(digits) };
};

/** From a number without area code to the longest one (E.164). */
const LENGTH = /^\d{7,15}$/;
/** What people type who do not want to give their number, with or without a country code. */
const FILLER = /^\d{0,4}0{7,}$|^1?(\d)\1{6,}$|^[01]?123456789?0?$/;

/** Whether it can be somebody's number; too short ones and fillers such as 000 000 0000 cannot. */
const isSomebodys = (digits: string): boolean => LENGTH.test(digits) && !FILLER.test(digits);

/**
 * The lookup key of a phone number: digits with the country code, 1 if a North American number has none;
 * extensions are dropped. Null if there is none, and for numbers that are nobody's, which must not make one
 * person of all who typed them.
 */
export const phoneKey = (phone: string | null | undefined): string | null => {
  const { digits } = parsePhone(phone ?? '');
  return isSomebodys(digits) ? digits : null;
};

/**
 * The address that dials a number (RFC 3966). A number whose country is not known is dialled as typed: seven
 * digits are a local call. Undefined if it cannot be dialled.
 */
export const phoneLink = (phone: string | null | undefined): string | undefined => {
  const { digits, hasCountry, extension, hasPrefix, hasNotes } = parsePhone(phone ?? '');
  if (!isSomebodys(digits) || (!hasCountry && (hasPrefix || hasNotes))) return undefined;
  return `tel:${hasCountry ? '+' : ''}${digits}${extension === undefined ? '' : `;ext=${extension}`}`;
};

/** A North American number as people write it: '(561) 555-0199'. Any other text stays as it was typed. */
export const formatPhone = (phone: string): string => {
  const { digits, extension, hasNotes } = parsePhone(phone);
  const [, national] = NORTH_AMERICAN.exec(digits) ?? [];
  if (national === undefined || digits !== `1${national}` || hasNotes) return phone;
  const number = `(${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}`;
  return extension === undefined ? number : `${number} ext. ${extension}`;
};

/** The address of a WhatsApp chat, which needs a number with its country code; undefined for others. */
export const whatsappLink = (phone: string | null | undefined, text: string): string | undefined => {
  const { digits, hasCountry } = parsePhone(phone ?? '');
  return hasCountry && isSomebodys(digits)
    ? `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
    : undefined;
};
