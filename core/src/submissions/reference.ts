import { cleanLine } from '../schemas/clean-text.ts';
import { z } from '../schemas/zod.ts';
import type { SubmissionKind } from './kinds.ts';

/** First letter of a reference: message, subscription, appointment, quote, prize. */
export const referenceLetters: Readonly<Record<SubmissionKind, string>> = {
  contact: 'M',
  subscription: 'S',
  appointment: 'A',
  'service-request': 'Q',
  'prize-claim': 'P',
};

/** Without 0 and O, 1 and I, which look alike; without the other vowels and Y, so that no words occur. */
export const REFERENCE_ALPHABET = '23456789BCDFGHJKLMNPQRSTVWXZ';

/** The public id of a submission, for example A-4F7K; lower case is accepted too. */
export const referenceSchema = z
  .string({ error: 'A reference looks like A-4F7K.' })
  .overwrite(cleanLine)
  .toUpperCase()
  .regex(new RegExp(`^[${Object.values(referenceLetters).join('')}]-[${REFERENCE_ALPHABET}]{4,6}$`), {
    error: 'A reference looks like A-4F7K.',
  });
