import { cleanLine } from '../schemas/clean-text.ts';
import { z } from '../schemas/zod.ts';
import { submissionDefinitions, submissionKinds } from './kinds.ts';

const letters = submissionKinds.map((kind) => submissionDefinitions[kind].referenceLetter).join('');

/** Without 0 and O, 1 and I, which look alike; without the other vowels and Y, so that no words occur. */
export const REFERENCE_ALPHABET = '23456789BCDFGHJKLMNPQRSTVWXZ';

/** The public id of a submission, for example A-4F7K; lower case is accepted too. */
export const referenceSchema = z
  .string({ error: 'A reference looks like A-4F7K.' })
  .overwrite(cleanLine)
  .toUpperCase()
  .regex(new RegExp(`^[${letters}]-[${REFERENCE_ALPHABET}]{4,6}$`), {
    error: 'A reference looks like A-4F7K.',
  });
