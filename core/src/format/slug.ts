/** Maximum length of a slug (`schemas/catalogue.ts`). */
const MAX_LENGTH = 120;

/** Letters that Unicode does not decompose into a plain letter and an accent. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  '&': ' and ',
  // An apostrophe separates no words: "Queen's" is queens.
  "'": '',
  '’': '',
};

/**
 * The address of a piece from its name: 'Élan & Co. Ring' becomes elan-and-co-ring. At most 120 characters, cut
 * between words where there is a hyphen to cut at. Empty for a name without Latin letters and digits, which
 * somebody has to give an address.
 */
export const toSlug = (name: string): string => {
  const slug = name
    // Decomposed first: of '№' and of bold letters come upper-case ones.
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłı&'’]/g, (letter) => plain[letter] ?? '')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (slug.length <= MAX_LENGTH) return slug;
  const cut = slug.lastIndexOf('-', MAX_LENGTH);
  return slug.slice(0, cut > 0 ? cut : MAX_LENGTH);
};
