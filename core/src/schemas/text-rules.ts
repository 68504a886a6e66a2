import { cleanAddress } from './clean-address.ts';
import { cleanLine, cleanText, visibleLength } from './clean-text.ts';
import { z } from './zod.ts';

/** Maximum length of a single-line field, in UTF-16 units; longer input is rejected, never truncated. */
export const MAX_LINE = 200;
/** Maximum length of an email address (RFC 5321 limits the path to 254 octets). */
export const MAX_EMAIL = 254;
/** Maximum length of free text (messages, notes), in UTF-16 units. */
export const MAX_TEXT = 10_000;

/**
 * One line of text, cleaned: at least `min` visible characters or `message`, at most MAX_LINE.
 * A missing or non-string value reports the same `message` (SPEC section 5).
 */
export const line = (label: string, min: number, message: string) =>
  z
    .string({ error: message })
    .overwrite(cleanLine)
    .refine((value) => visibleLength(value) >= min, { error: message })
    .max(MAX_LINE, { error: `${label} must be at most ${MAX_LINE} characters.` });

/**
 * Free text, cleaned; spaces and line breaks stay as typed. It needs `min` visible characters, or `message` is
 * reported. Text without any is an empty one.
 */
export const freeText = (label: string, min: number, message: string, max = MAX_TEXT) =>
  z
    .string({ error: message })
    .overwrite((typed) => (visibleLength(typed) === 0 ? '' : cleanText(typed)))
    .max(max, { error: `${label} must be at most ${max} characters.` })
    .refine((value) => visibleLength(value) >= min, { error: message });

const LETTER = '\\p{L}\\p{M}\\p{N}';
/** Joiners belong to words of several scripts; `cleanAddress` removes all others. */
const JOINER = '\\u200c\\u200d';
const LABEL = `[\\p{L}\\p{N}](?:[${LETTER}${JOINER}-]{0,61}[${LETTER}])?`;
/**
 * The rule of browsers (HTML, 'valid email address'), with two differences: letters of all scripts are
 * accepted, and the domain has at least two parts, the last of which is no number.
 */
const EMAIL = new RegExp(
  `^[${LETTER}${JOINER}.!#$%&'*+/=?^_\`{|}~-]+@(?:${LABEL}\\.)+(?=\\p{L}[${LETTER}-])${LABEL}$`,
  'u',
);

/** A deliverable-looking email address, cleaned, at most MAX_EMAIL characters. */
export const emailAddress = (message: string) =>
  z
    .string({ error: message })
    .overwrite(cleanAddress)
    .max(MAX_EMAIL, { error: message })
    .pipe(z.email({ error: message, pattern: EMAIL }));

/** What staff search for; longer text is rejected. */
export const searchText = z.string().overwrite(cleanLine).max(MAX_LINE);
