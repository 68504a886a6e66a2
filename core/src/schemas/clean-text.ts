/** What Windows-1252 has at 0x80 to 0x9F; a space where it has nothing. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Text that was read as Latin-1 has control characters in place of quotation marks and dashes. */
const fromWindows1252 = (control: string): string => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80).trim();

/**
 * Text as it is stored: lines end with a line feed, as do the line and page breaks of word processors; control
 * characters are dropped, and half a character, which UTF-8 cannot represent, is replaced. Everything else is
 * kept, marks of the writing direction and joiners included: many scripts need them.
 */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replaceAll(/[\u0080-\u009f]/g, fromWindows1252)
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .replaceAll(/[^\P{Cc}\t\n]|\ufeff/gu, '');

/**
 * Characters without a shape of their own that come with text from contacts, spreadsheets and PDF files, and
 * that no name needs: soft hyphens, zero-width spaces, embedded writing directions.
 */
const STRAY = /[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufff9-\ufffb]/g;

/** Joiners and direction marks mean something only between letters. */
const isEdge = (character: string | undefined): boolean =>
  character !== undefined && /[\s\u061c\u200c-\u200f]/.test(character);

/** Like `trim`, for invisible characters too. A regular expression would take quadratic time. */
const trimmed = (text: string): string => {
  let start = 0;
  let end = text.length;
  while (isEdge(text[start])) start += 1;
  while (end > start && isEdge(text[end - 1])) end -= 1;
  return text.slice(start, end);
};

/** One line as it is stored: like `cleanText`, with spaces for tabs and line breaks, and trimmed. */
export const cleanLine = (text: string): string =>
  trimmed(
    cleanText(text)
      .replaceAll(/[\t\n]+/g, ' ')
      .replaceAll(STRAY, ''),
  );

/**
 * Number of characters that can be seen, without white space around them: code points of the composed form.
 */
export const visibleLength = (text: string): number =>
  [
    ...text
      .normalize('NFC')
      .replaceAll(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
      .trim(),
  ].length;

/** False for text of characters without a shape only, which nobody would see where it stands: a Hangul filler, say. */
export const isEmptyOrVisible = (text: string): boolean => text === '' || visibleLength(text) > 0;
