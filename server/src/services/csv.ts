/** Without this before the first line, Excel does not recognize UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Spreadsheets treat a cell that begins with one of these as a formula; a leading apostrophe makes it text.
 */
const FORMULA = /^[=+\-@\t\r]/;

/** One cell as defined in RFC 4180, which no spreadsheet will evaluate. */
export const csvCell = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
