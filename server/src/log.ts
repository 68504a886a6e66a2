import { type DestinationStream, type Logger, pino } from 'pino';
import { prettyFactory } from 'pino-pretty';
import type { Config } from './config.ts';
import { LogOutput } from './log-output.ts';

export type Log = Logger;

/**
 * Structured log to standard output, one JSON line per event. Data sent by visitors (bodies, names,
 * addresses) and tokens are never passed to it.
 */
export const createLog = (config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log =>
  pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);

/** A line of the log as a terminal shows it: local time without a date, one line for each event. */
export const plainLine = prettyFactory({ translateTime: 'SYS:HH:MM:ss', singleLine: true, colorize: false });

/** The log to an output of this process: plain text at a terminal, JSON lines otherwise. */
export const createProcessLog = (
  config: Pick<Config, 'logLevel'>,
  output: NodeJS.WriteStream & { fd: number },
) => {
  const format = output.isTTY ? plainLine : (line: string) => line;
  const lines = new LogOutput(output.fd, (count) => format(missingLine(count)));
  // A Windows terminal takes text and no bytes.
  const isText = output.isTTY && process.platform === 'win32';
  const write = (line: string) => void (isText ? output : lines).write(format(line));
  return {
    log: createLog(config, { write }),
    /** Waits until every line is written, at most this long, in milliseconds. */
    flush: (timeout: number) => lines.flush(timeout),
  };
};

export type ProcessLog = ReturnType<typeof createProcessLog>;

const missingLine = (count: number): string => {
  const msg = `Lines of the log that are missing here, because they could not be written: ${count}`;
  return `${JSON.stringify({ level: pino.levels.values.warn, time: new Date().toISOString(), msg })}\n`;
};
