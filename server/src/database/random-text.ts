import { randomInt } from 'node:crypto';

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
