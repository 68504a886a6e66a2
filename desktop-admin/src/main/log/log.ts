import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Largest log file, in bytes; one older of the same size is kept beside it. */
const LARGEST = 1024 * 1024;
/** Longest line, in characters. */
const LONGEST_LINE = 2000;
/** Most lines of one stack. */
const LONGEST_STACK = 30;

/**
 * What the program did, for whoever is asked for help. Names, tokens and queries are never handed to
 * it. Our own file rather than electron-log: of that one file and its size limit would be used, while
 * taking personal data out of every line, stacks included, would be our own code all the same.
 */
export interface Log {
  info(text: string): void;
  warn(text: string): void;
  error(text: string, cause?: unknown): void;
}

/**
 * A line as it may be logged: one line, without queries and fragments of addresses, without tokens,
 * and with the person's own folder, which bears their name, as `~`.
 */
export const withoutPersonalData = (text: string, home: string = homedir()): string =>
  text
    .replaceAll(home, '~')
    .replaceAll(encodeURI(home.replaceAll('\\', '/')), '~')
    .replace(/\b([a-z][a-z\d+.-]*:\/\/[^\s?#]*)[?#][^\s'")]*/gi, '$1')
    .replace(/\bBearer\s+\S+/gi, 'Bearer …')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST_LINE);

/** An error and what caused it, each with its stack; anything else as text. */
const linesOf = (cause: unknown): string[] => {
  if (!(cause instanceof Error)) return [String(cause)];
  const [head = '', ...stack] = (cause.stack ?? String(cause)).split('\n').slice(0, LONGEST_STACK);
  // A message of several lines stands in the stack line by line; only the calls are indented by V8.
  const lines = [head, ...stack.map((line) => line.trim())];
  if (cause.cause === undefined) return lines;
  const [first = '', ...others] = linesOf(cause.cause);
  return [...lines, `caused by ${first}`, ...others];
};

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Writes to `console.log` in `folder`; a disk that takes nothing more loses lines, never the program. */
export const createLog = (folder: string, now: () => Date = () => new Date()): Log => {
  const file = join(folder, 'console.log');
  const write = (level: string, text: string, stack: readonly string[] = []) => {
    const lines = [
      `${now().toISOString()} ${level} ${withoutPersonalData(text)}`,
      ...stack.map((line) => `    ${withoutPersonalData(line)}`),
    ];
    const entry = `${lines.join('\n')}\n`;
    try {
      mkdirSync(folder, { recursive: true });
      if (sizeOf(file) + entry.length > LARGEST) renameSync(file, join(folder, 'console.old.log'));
      appendFileSync(file, entry, { mode: 0o600 });
    } catch {
      // Nowhere is left to say it.
    }
  };
  return {
    info: (text) => write('info', text),
    warn: (text) => write('warn', text),
    error: (text, cause) => {
      if (cause === undefined) return write('error', text);
      const [first = '', ...stack] = linesOf(cause);
      write('error', `${text} ${first}`, stack);
    },
  };
};
