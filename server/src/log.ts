import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { LogOutput } from './log-output.ts';

export type Log = Logger;

/**
 * Structured log to standard output, one JSON line per event. Data sent by visitors (bodies, names,
 * addresses) and tokens are never passed to it.
 */
export const createLog = (config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log =>
  pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);

export interface ProcessLog {
  readonly log: Log;
  /** Waits until every line is written, at most this long, in milliseconds. */
  flush(timeout: number): Promise<void>;
}

/** The log to an output of this process: plain text at a terminal, JSON lines otherwise. */
export const createProcessLog = (
  config: Pick<Config, 'logLevel'>,
  output: NodeJS.WriteStream & { fd: number },
): ProcessLog => {
  const format = output.isTTY ? plainLine : (line: string) => line;
  const lines = new LogOutput(output.fd, (count) => format(missingLine(count)));
  // A Windows terminal takes text and no bytes.
  const isText = output.isTTY && process.platform === 'win32';
  const write = (line: string) => void (isText ? output : lines).write(format(line));
  return { log: createLog(config, { write }), flush: (timeout) => lines.flush(timeout) };
};

const missingLine = (count: number): string => {
  const msg = `Lines of the log that are missing here, because they could not be written: ${count}`;
  return `${JSON.stringify({ level: pino.levels.values.warn, time: new Date().toISOString(), msg })}\n`;
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
