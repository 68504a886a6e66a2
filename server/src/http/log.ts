import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';

export type Log = Logger;

/**
 * Structured log, one JSON line an event, to standard output. What visitors send (bodies, names,
 * addresses) and tokens are never handed to it.
 */
export const createLog = (config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log =>
  pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
