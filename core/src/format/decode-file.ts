/** Browsers and Node have it; this folder is checked without the types of either. */
declare const TextDecoder: new (
  encoding: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/** The content of a file, or what to do about it: follows the file's name. */
export type DecodedFile = { readonly text: string } | { readonly advice: string };

const UTF_16_MARKS = ['255,254', '254,255'];

/**
 * The text of a file in UTF-8, with or without a byte order mark. A table that is not UTF-8 is read as
 * Windows-1252, in which Excel and LibreOffice write CSV where nobody chooses: almost no text is both.
 */
export const decodeFile = (bytes: Uint8Array, format: 'json' | 'csv'): DecodedFile => {
  if (UTF_16_MARKS.includes(bytes.subarray(0, 2).join())) {
    return { advice: 'is saved as UTF-16 ("Unicode"): save it as UTF-8.' };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    if (format === 'json') return { advice: 'is not UTF-8 text: save it as UTF-8.' };
    return { text: new TextDecoder('windows-1252').decode(bytes) };
  }
};
