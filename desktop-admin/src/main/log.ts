import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Maximum size of the log file, in bytes; one older file of the same size is retained. */
const MAX_FILE_BYTES = 1024 * 1024;
/** Maximum length of a line, in characters. */
const MAX_LINE_LENGTH = 2000;
/** Maximum number of lines of one stack trace. */
const MAX_STACK_LENGTH = 30;

/**
 * Removes personal data from a text: makes it one line, without queries and fragments of URLs, without
 * tokens, and with the home folder, which contains the user's name, as `~`.
 */
export const withoutPersonalData = (text: string, home: string = homedir()): string =>
  text
    .replaceAll(home, '~')
    .replaceAll(encodeURI(home.replaceAll('\\', '/')), '~')
    .replace(/\b([a-z][a-z\d+.-]*:\/\/[^\s?#]*)[?#][^\s'")]*/gi, '$1')
    .replace(/\bBearer\s+\S+/gi, 'Bearer …')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_LINE_LENGTH);

/** An error and its causes, each with its stack; anything else as text. */
const toLines = (cause: unknown): string[] => {
  if (!(cause instanceof Error)) return [String(cause)];
  const [head = '', ...stack] = (cause.stack ?? String(cause)).split('\n').slice(0, MAX_STACK_LENGTH);
  // A multi-line message occupies several lines of the stack; only the call lines are indented by V8.
  const lines = [head, ...stack.map((line) => line.trim())];
  if (cause.cause === undefined) return lines;
  const [first = '', ...others] = toLines(cause.cause);
  return [...lines, `caused by ${first}`, ...others];
};

const getSize = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

let folder: string | undefined;
/** The log is `console.log` in this folder from now on; before, what is logged is lost. */
export const openLog = (path: string): void => {
  folder = path;
};

/** If the disk is full, lines are lost, but the program continues. */
const write = (level: string, text: string, stack: readonly string[] = []): void => {
  if (folder === undefined) return;
  const file = join(folder, 'console.log');
  const lines = [
    `${new Date().toISOString()} ${level} ${withoutPersonalData(text)}`,
    ...stack.map((line) => `    ${withoutPersonalData(line)}`),
  ];
  const entry = `${lines.join('\n')}\n`;
  try {
    mkdirSync(folder, { recursive: true });
    if (getSize(file) + entry.length > MAX_FILE_BYTES) renameSync(file, join(folder, 'console.old.log'));
    appendFileSync(file, entry, { mode: 0o600 });
  } catch {
    // The failure cannot be reported anywhere.
  }
};

/**
 * The program's log, for support. Names, tokens and queries must not be passed to it. Our own implementation
 * rather than electron-log, of which only the file and its size limit would be used, while removing personal
 * data from every line, stacks included, would still be our own code.
 */
export const log = {
  info: (text: string): void => write('info', text),
  warn: (text: string): void => write('warn', text),
  error: (text: string, cause?: unknown): void => {
    const [first, ...stack] = cause === undefined ? [] : toLines(cause);
    write('error', first === undefined ? text : `${text} ${first}`, stack);
  },
};
