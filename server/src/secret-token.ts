import { createHash, randomBytes, randomInt } from 'node:crypto';

const TOKEN_BYTES = 32;

/** An unguessable token for a link, a download or a session: 43 characters that need no escaping in a URL. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The stored hash of a token: tokens are random, so a plain hash cannot be reversed by guessing. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Offensive words that the alphabets of references and prize codes can still spell. */
const BLOCKLIST =
  /FCK|FVCK|PHK|SHT|SH7|5HT|CNT|CVNT|DCK|CCK|TWT|TW4T|PSS|P55|SLT|WHR|BTCH|FGT|F4G|NGR|N66|KKK|SS|88|S3X|SXX|XXX|CRP|666|WNK|W4NK/;

/** Returns `length` random characters of `alphabet`, without offensive words. */
export const randomText = (alphabet: string, length: number): string => {
  for (;;) {
    const text = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    if (!BLOCKLIST.test(text)) return text;
  }
};
