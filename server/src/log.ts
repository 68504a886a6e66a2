import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/**
 * Structured log to standard output, one JSON line per event. Data sent by visitors (bodies, names,
 * addresses) and tokens are never passed to it.
 */
export const createLog = (config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log =>
  pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);

/**
 * The log to an output of this process: plain text at a terminal, JSON lines otherwise. Each line is written
 * before the call returns, so nothing is lost when the process exits.
 */
export const createProcessLog = (
  config: Pick<Config, 'logLevel'>,
  output: NodeJS.WriteStream & { fd: number },
): Log => {
  const plain = { write: (line: string) => void output.write(plainLine(line)) };
  return createLog(config, output.isTTY ? plain : pino.destination({ dest: output.fd, sync: true }));
};

interface Line {
  readonly time: string;
  readonly level: number;
  readonly msg?: string;
  readonly err?: { readonly stack?: string };
  readonly [fact: string]: unknown;
}

/** `14:03:21 Warning: ... code=SQLITE_FULL`, in local time; an error's stack follows on the next lines. */
export const plainLine = (json: string): string => {
  const { time, level, msg = '', err, ...facts } = JSON.parse(json) as Line;
  const clock = new Date(time).toTimeString().slice(0, 8);
  const { error, warn } = pino.levels.values as { error: number; warn: number };
  const kind = level >= error ? 'Error: ' : level >= warn ? 'Warning: ' : '';
  const details = Object.entries(facts).map(
    ([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return `${clock} ${kind}${msg}${details.join('')}\n${err?.stack ? `${err.stack}\n` : ''}`;
};
