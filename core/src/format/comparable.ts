/**
 * Text in the form in which two texts are compared, roughly Unicode's NFKC_Casefold: without regard to case
 * (ß is ss, every sigma the same), to composed or decomposed, full-width or ligature forms of a character, and to
 * invisible characters. Accents count. For comparing only, never for showing or storing what somebody typed.
 */
export const comparable = (text: string): string =>
  // The library compares 100,000 names at a time, nearly all of them in ASCII.
  /^\p{ASCII}*$/u.test(text) ? text.toLowerCase() : folded(text);

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    // Upper case first: it is what ß and ss, the two lower-case sigmas, and i and ı have in common.
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFKC');
