import { randomInt } from 'node:crypto';

/** What consonants and digits can still spell that nobody wants to read out to a customer. */
const REFUSED =
  /FCK|FVCK|PHK|SHT|SH7|5HT|CNT|CVNT|DCK|CCK|TWT|TW4T|PSS|P55|SLT|WHR|BTCH|FGT|F4G|NGR|N66|KKK|SS|88|S3X|SXX|XXX|CRP|666|WNK|W4NK/;

/** So many random characters of an alphabet, which can be read out to anybody. */
export const randomText = (alphabet: string, length: number): string => {
  for (;;) {
    const text = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    if (!REFUSED.test(text)) return text;
  }
};
