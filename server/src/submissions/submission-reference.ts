import { REFERENCE_ALPHABET, type SubmissionKind, submissionDefinitions } from '@jeweler/core/submissions';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { randomText } from '../secret-token.ts';
import { findByReference } from './submission-item.ts';

const MIN_CHARACTERS = 4;
/**
 * Attempts at one length before references get one character longer: by then most of that length is taken.
 */
const TRIES_PER_LENGTH = 8;

/**
 * A reference that may already be taken: call again with the next `attempt` (from 0). There are some 600,000
 * for each kind; after TRIES attempts they get longer.
 */
export const randomReference = (kind: SubmissionKind, attempt: number): string => {
  const length = MIN_CHARACTERS + Math.min(Math.floor(attempt / TRIES_PER_LENGTH), 2);
  return `${submissionDefinitions[kind].referenceLetter}-${randomText(REFERENCE_ALPHABET, length)}`;
};

/** A reference that no submission has; it cannot be taken by another one until the transaction ends. */
export const freeReference = async (
  query: Kysely<Tables>,
  kind: SubmissionKind,
  random: typeof randomReference = randomReference,
): Promise<string> => {
  for (let attempt = 0; ; attempt += 1) {
    const reference = random(kind, attempt);
    if (!(await findByReference(query, reference))) return reference;
  }
};
