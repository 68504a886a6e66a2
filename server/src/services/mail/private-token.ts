import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 24;

/** What stands in a private link: nobody can guess it. */
export const newPrivateToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored of a token: it is random, so a plain hash cannot be guessed back. */
export const privateTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
