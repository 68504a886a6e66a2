/**
 * Text in the form in which two texts are compared, roughly Unicode's NFKC_Casefold: without regard to case
 * (ß is ss, every sigma the same), to composed or decomposed, full-width or ligature forms of a character, and to
 * invisible characters. Accents count. For comparing only, never for showing or storing what somebody typed.
 */
export const comparable = (text: string): string => (ASCII.test(text) ? text.toLowerCase() : folded(text));

/** The library compares 100,000 names at a time, nearly all of them in ASCII. */
const ASCII = /^\p{ASCII}*$/u;

/**
 * Text as every search looks for it and in it: like `comparable`, also without accents and whatever way quotation
 * marks and hyphens were typed, so that "Queen's" finds Queen’s and "elan" finds Élan.
 */
export const searchable = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : folded(text)
        .normalize('NFKD')
        .replaceAll(/\p{Mark}/gu, '')
        .replaceAll(/[‘’‚‛ʼ′]/g, "'")
        .replaceAll(/[“”„‟″]/g, '"')
        .replaceAll(/\p{Dash_Punctuation}/gu, '-');

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    // Upper case first: it is what ß and ss, the two lower-case sigmas, and i and ı have in common.
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFKC');
