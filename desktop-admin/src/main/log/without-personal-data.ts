import { homedir } from 'node:os';

/** Longest line, in characters. */
const LONGEST = 2000;

/**
 * A line as it may be logged: one line, without queries and fragments of addresses, without tokens,
 * and with the person's own folder, which bears their name, as `~`.
 */
export const withoutPersonalData = (text: string, home: string = homedir()): string =>
  text
    .replaceAll(home, '~')
    .replace(/\b([a-z][a-z\d+.-]*:\/\/[^\s?#]*)[?#][^\s'")]*/gi, '$1')
    .replace(/\bBearer\s+\S+/gi, 'Bearer …')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST);
