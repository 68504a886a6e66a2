import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** An unguessable token for a link, a download or a session: 43 characters that need no escaping in a URL. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The stored hash of a token: tokens are random, so a plain hash cannot be reversed by guessing. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
