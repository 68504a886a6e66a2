import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 24;

/** An unguessable token for a private link. */
export const newPrivateToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The stored hash of a token: tokens are random, so a plain hash cannot be reversed by guessing. */
export const privateTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
