import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withoutPersonalData } from './without-personal-data.ts';

/** Largest log file, in bytes; one older of the same size is kept beside it. */
const LARGEST = 1024 * 1024;

/** What the program did, for whoever is asked for help. Names, tokens and queries are never handed to it. */
export interface Log {
  info(text: string): void;
  warn(text: string): void;
  error(text: string, cause?: unknown): void;
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Writes to `console.log` in `folder`; a disk that takes nothing more loses lines, never the program. */
export const createLog = (folder: string, now: () => Date = () => new Date()): Log => {
  const file = join(folder, 'console.log');
  const write = (level: string, text: string) => {
    const line = `${now().toISOString()} ${level} ${withoutPersonalData(text)}\n`;
    try {
      mkdirSync(folder, { recursive: true });
      if (sizeOf(file) + line.length > LARGEST) renameSync(file, join(folder, 'console.old.log'));
      appendFileSync(file, line, { mode: 0o600 });
    } catch {
      // Nowhere is left to say it.
    }
  };
  return {
    info: (text) => write('info', text),
    warn: (text) => write('warn', text),
    error: (text, cause) => write('error', cause === undefined ? text : `${text} ${String(cause)}`),
  };
};
