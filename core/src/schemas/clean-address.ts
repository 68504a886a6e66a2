import { cleanLine } from './clean-text.ts';

/** Longer text, also when composed (one `…` is three dots then), is no address, whatever surrounds it; bounds the search. */
const MAX_TEXT_LENGTH = 1000;

const INVISIBLE = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;
/** Joiners are part of some domains, between letters of other scripts. */
const STRAY_JOINERS = /(^|\p{ASCII})[\u200c\u200d]+|[\u200c\u200d]+(?=\p{ASCII}|$)/gu;

/** No address begins or ends with one of these. A run is looked at once, not from each of its characters. */
const BEFORE = /^[\s"“”„«»‘’‚‹›([<,;:]+/;
const AFTER = /(?<![\s"“”„«»‘’‚‹›)\]>,;:.!?])[\s"“”„«»‘’‚‹›)\]>,;:.!?]+$/;
const WITH_NAME = /^([^<>]*)<([^<>]+)>[\s,;.]*$/;
const MAILTO = /^mailto:([^?]*)(?:\?.*)?$/i;

/** Text without percent-encoding; as it is, if it has none that can be read. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Removes one layer of what surrounds an address. */
const peeled = (text: string): string => {
  const [, name = '', inner] = WITH_NAME.exec(text) ?? [];
  // A name that is another address makes it two, and the visitor has to decide.
  if (inner !== undefined && (!name.includes('@') || bare(name) === bare(inner))) return inner;
  const middle = text.replace(BEFORE, '').replace(AFTER, '');
  const [, address] = MAILTO.exec(middle) ?? [];
  if (address !== undefined) return decoded(address);
  return /^'.*'$/.test(middle) ? middle.slice(1, -1) : middle;
};

const bare = (text: string): string => {
  const inside = peeled(text);
  return inside === text ? text : bare(inside);
};

/**
 * An email address without what mail programs, contacts, spreadsheets and input methods add: `mailto:`, a name
 * and angle brackets, quotation marks, punctuation, invisible characters, full-width forms, curly apostrophes.
 * What is no address stays refusable: nothing inside it is removed that can be seen.
 */
export const cleanAddress = (text: string): string => {
  if (text.length > MAX_TEXT_LENGTH) return text;
  const composed = text.normalize('NFKC');
  if (composed.length > MAX_TEXT_LENGTH) return text;
  const line = cleanLine(composed).replaceAll(INVISIBLE, '').replaceAll(STRAY_JOINERS, '$1');
  return bare(line)
    .replaceAll(/[。｡]/g, '.')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[\u2010\u2011]/g, '-');
};
