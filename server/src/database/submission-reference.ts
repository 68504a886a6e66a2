import { randomInt } from 'node:crypto';
import { REFERENCE_ALPHABET, referenceLetters, type SubmissionKind } from '@jeweler/core/schemas';
import type { Kysely } from 'kysely';
import { compiledStatement } from './compiled-statement.ts';
import type { Tables } from './tables.ts';

const LENGTH = 4;
/** Tries at one length before references get one character longer: then most of it is taken. */
const TRIES = 8;

/** What consonants and digits can still spell that nobody wants to read out to a customer. */
const REFUSED =
  /FCK|FVCK|PHK|SHT|SH7|5HT|CNT|CVNT|DCK|CCK|TWT|TW4T|PSS|P55|SLT|WHR|BTCH|FGT|F4G|NGR|N66|KKK|SS|88|S3X|SXX|XXX|CRP|666|WNK|W4NK/;

const randomText = (length: number): string =>
  Array.from({ length }, () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)]).join('');

/**
 * A reference that may be taken already: then ask again with the next `attempt` (from 0). There are
 * some 600,000 for each kind; after TRIES attempts they get longer.
 */
export const randomReference = (kind: SubmissionKind, attempt: number): string => {
  const length = LENGTH + Math.min(Math.floor(attempt / TRIES), 2);
  for (;;) {
    const text = randomText(length);
    if (!REFUSED.test(text)) return `${referenceLetters[kind]}-${text}`;
  }
};

const find = compiledStatement<{ reference: string }>((query, value) =>
  query.selectFrom('submissions').select('id').where('reference', '=', value('reference')),
);

/** A reference that nothing has; it stays free until the transaction has ended. */
export const freeReference = async (
  query: Kysely<Tables>,
  kind: SubmissionKind,
  random: typeof randomReference = randomReference,
): Promise<string> => {
  for (let attempt = 0; ; attempt += 1) {
    const reference = random(kind, attempt);
    if ((await find(query, { reference })).rows.length === 0) return reference;
  }
};
