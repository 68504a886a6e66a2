/** Without this before the first line, Excel does not recognize UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Spreadsheets treat a cell that begins with one of these as a formula, some also after white space and in the
 * full-width form; a leading apostrophe makes it text.
 */
const FORMULA = /^[\t\r]|^[\s\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠]/u;

/**
 * The same in the middle of a text: where a semicolon separates cells, as in German Excel, quotation marks
 * within a line mean nothing, so that a cell may begin after a semicolon, a tab or a line break. Only what can
 * call a function or refer to another cell is made text there: lists begin with hyphens too.
 */
const INNER_FORMULA = /([;\t\r\n][ \u00a0]*)(?=[=＝]|[+\-@＋－＠][^;\t\r\n]*[(|!])/gu;

/** An international number in groups: a spreadsheet can neither compute it nor take it for a figure. */
const PHONE = /^\+\d[\d().]*(?: [\d().]+)+(?:[\s,;]*(?:ext(?:ension)?|x|#)[\s.:=]*\d+)?$/i;

/** A text that no spreadsheet takes for a formula. */
export const withoutFormulas = (text: string): string =>
  PHONE.test(text) ? text : (FORMULA.test(text) ? `'${text}` : text).replaceAll(INNER_FORMULA, "$1'");

const MADE_TEXT = /([;\t\r\n][ \u00a0]*)'(?=[=＝]|[+\-@＋－＠][^;\t\r\n]*[(|!])/gu;

/** The text that `withoutFormulas` has made this of. */
export const withFormulas = (text: string): string => {
  const inner = text.replaceAll(MADE_TEXT, '$1');
  return inner.startsWith("'") && FORMULA.test(inner.slice(1)) ? inner.slice(1) : inner;
};

/** One cell as defined in RFC 4180, which no spreadsheet will evaluate. */
export const csvCell = (text: string): string => {
  const safe = withoutFormulas(text);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Country codes (ITU E.164): all others have three digits. */
const COUNTRY_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * A phone number as spreadsheets leave it alone: with spaces for hyphens after a plus sign, which would
 * subtract, and with a space after the country code, without which it would become a figure.
 */
export const phoneText = (phone: string): string => {
  const [, number, extension = ''] = /^\+(\d[\d\s()./\p{Pd}]*)((?:[,;#]|ext|x).*)?$/iu.exec(phone) ?? [];
  if (number === undefined) return phone;
  const spaced = number.replaceAll(/[\s/\p{Pd}]+/gu, ' ').trim();
  const [code = ''] = COUNTRY_CODE.exec(spaced) ?? [];
  const national = spaced.slice(code.length);
  const isNorthAmerican = code === '1' && /^\d{10}$/.test(national);
  const grouped = isNorthAmerican ? national.replace(/^(...)(...)/, '$1 $2 ') : national;
  const text = spaced.includes(' ') ? spaced : `${code} ${grouped}`;
  return `+${text}${extension && ` ${extension}`}`;
};

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
