/** Without it Excel takes UTF-8 for another encoding. Stands before the first line. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet takes a cell that begins so for a formula; the apostrophe makes it text. */
const FORMULA = /^[=+\-@\t\r]/;

/** One cell as RFC 4180 has it, which no spreadsheet computes. */
export const csvCell = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
