import { z } from './zod.ts';

/** Maximum length of a single-line field, in UTF-16 units; longer input is rejected, never truncated. */
export const MAX_LINE = 200;
/** Maximum length of an e-mail address (RFC 5321 limits the path to 254 octets). */
export const MAX_EMAIL = 254;
/** Maximum length of free text (messages, notes), in UTF-16 units. */
export const MAX_TEXT = 10_000;

// C0 and C1 controls do not belong in single-line text; lone surrogates cannot be stored as UTF-8.
const LINE_CONTROL = /[\p{Cc}\p{Cs}]/u;
// Messages may contain tabs and line breaks, but no other control characters.
const TEXT_CONTROL = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/**
 * One line of text, trimmed: at least `min` characters or `message`, at most MAX_LINE.
 * A missing or non-string value reports the same `message` (SPEC section 5).
 */
export const line = (label: string, min: number, message: string) =>
  z
    .string({ error: message })
    .trim()
    .min(min, { error: message })
    .max(MAX_LINE, { error: `${label} must be at most ${MAX_LINE} characters.` })
    .refine((value) => !LINE_CONTROL.test(value), {
      error: `${label} contains characters that cannot be used.`,
    });

/** Free text, stored as typed; its trimmed length must reach `min`, or `message` is reported. */
export const freeText = (label: string, min: number, message: string) =>
  z
    .string({ error: message })
    .max(MAX_TEXT, { error: `${label} must be at most ${MAX_TEXT} characters.` })
    .refine((value) => value.trim().length >= min, { error: message })
    .refine((value) => !TEXT_CONTROL.test(value), {
      error: `${label} contains characters that cannot be used.`,
    });

/** Like zod's pattern, but with letters and digits of all scripts, which names and domains may contain. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+\-.]*[\p{L}\p{M}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+[\p{L}\p{M}][\p{L}\p{M}\p{N}-]+$/u;

/** A deliverable-looking e-mail address, trimmed, at most MAX_EMAIL characters. */
export const emailAddress = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .max(MAX_EMAIL, { error: message })
    .pipe(z.email({ error: message, pattern: EMAIL }));
