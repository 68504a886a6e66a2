import type { SubmissionKind } from './submission.ts';
import { z } from './zod.ts';

/** What a reference begins with: message, subscription, appointment, quote, prize. */
export const referenceLetters: Readonly<Record<SubmissionKind, string>> = {
  contact: 'M',
  subscription: 'S',
  appointment: 'A',
  'service-request': 'Q',
  'prize-claim': 'P',
};

/**
 * No 0 and O, 1 and I, which look the same; no other vowel and no Y either, so that no words appear.
 */
export const REFERENCE_ALPHABET = '23456789BCDFGHJKLMNPQRSTVWXZ';

/** A submission's name towards people, for example A-4F7K; accepted in small letters too. */
export const referenceSchema = z
  .string({ error: 'A reference looks like A-4F7K.' })
  .trim()
  .toUpperCase()
  .regex(new RegExp(`^[${Object.values(referenceLetters).join('')}]-[${REFERENCE_ALPHABET}]{4,6}$`), {
    error: 'A reference looks like A-4F7K.',
  });
