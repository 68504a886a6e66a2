import { setTimeout as delay } from 'node:timers/promises';
import { type Config, loadConfig } from './config.ts';
import type { JewelerServer, OpenSite } from './create-server.ts';
import { OperatorError } from './errors.ts';
import { takeInheritedSocket } from './inherited-socket.ts';
import { createProcessLog, type Log, type ProcessLog } from './log.ts';
import { type StartOptions, startServer } from './start-server.ts';
import { startWatchdog } from './watchdog.ts';

/**
 * A Ctrl-C under npm arrives twice, from the terminal and from npm; only a second signal at
 * least this many milliseconds after the first forces the exit.
 */
const FORCE_EXIT_AFTER_MS = 1000;
/** How long to wait for the log's last lines, and for pending file system calls, in milliseconds. */
const FLUSH_TIMEOUT_MS = 1000;

/** SIGBREAK is Windows' Ctrl-Break. */
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGBREAK'] as const;

/** SIGHUP means that the terminal, or whatever started the server, is gone: it stops, and is never forced. */
const stopOnSignals = (
  server: Pick<JewelerServer, 'close'>,
  report: StartOptions['report'],
  end: () => void,
): void => {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    // Writing to a terminal that was closed fails, which must not prevent the server from stopping.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    setTimeout(() => {
      for (const signal of STOP_SIGNALS) process.on(signal, () => process.exit(1));
    }, FORCE_EXIT_AFTER_MS).unref();
    report('Stopping: requests in flight may finish (once more to force)');
    await server.close();
    report('Stopped');
    end();
  };
  for (const signal of [...STOP_SIGNALS, 'SIGHUP'] as const) process.on(signal, stop);
};

/**
 * Ends this process when the last lines of its logs are written. `process.exit` waits for pending file system
 * calls, and those on a media drive that hangs, or on a log that nobody reads, may never return: a process
 * that still has such calls is killed instead.
 */
const endProcess = async (code: number, logs: readonly ProcessLog[]): Promise<void> => {
  await Promise.all(logs.map((log) => log.flush(FLUSH_TIMEOUT_MS)));
  const hasCalls = () => process.getActiveResourcesInfo().some((resource) => resource.startsWith('FSReq'));
  if (hasCalls()) await delay(FLUSH_TIMEOUT_MS);
  if (hasCalls()) process.kill(process.pid, 'SIGKILL');
  process.exit(code);
};

/**
 * After an uncaught error the state of the server is unknown: logs one line and exits.
 * @param log logs at any LOG_LEVEL
 */
const endOnUncaughtErrors = (log: Log, end: () => void): void => {
  const endWith = (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    log.fatal({ err: error }, `The server is stopping because of an unexpected error: ${message}`);
    end();
  };
  process.on('uncaughtException', endWith).on('unhandledRejection', endWith);
};

/**
 * Reports why the server cannot start: as a plain line before the settings are loaded, later in the format of
 * the log.
 */
const reportFault = (error: unknown, config: Config | undefined): ProcessLog | undefined => {
  const isExpected = error instanceof OperatorError;
  if (!config) {
    const text = isExpected ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${text}\n`);
    return undefined;
  }
  const errors = createProcessLog({ logLevel: 'fatal' }, process.stderr);
  if (isExpected) errors.log.fatal(error.message);
  else errors.log.fatal({ err: error }, 'The server cannot start because of an unexpected error.');
  return errors;
};

/** Logs Node's own warnings like everything else. */
const logWarnings = (log: Log): void => {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'A warning from Node.js.'));
};

/**
 * Runs the server as this process: settings from the environment, each step and then `ready` on standard
 * output, an error as one line on standard error and exit code 1, a clean stop on SIGTERM, SIGINT, SIGBREAK
 * and SIGHUP with exit code 0. Lines are JSON unless output is a terminal. Once it is ready, a watchdog ends
 * it when its event loop is blocked for `watchdogLimit` milliseconds.
 */
export const runProcess = async (openSite: OpenSite, watchdogLimit?: number): Promise<void> => {
  let config: Config | undefined;
  const logs: ProcessLog[] = [];
  const end = (code: number) => void endProcess(code, logs);
  try {
    const socket = takeInheritedSocket();
    config = loadConfig();
    const processLog = createProcessLog(config, process.stdout);
    const { log } = processLog;
    logs.push(processLog);
    logWarnings(log);
    // Steps are logged whatever LOG_LEVEL is: scripts wait for the one that says `ready`.
    const steps = log.child({}, { level: 'info' });
    const report = (step: string) => steps.info(step);
    endOnUncaughtErrors(steps, () => end(1));
    const hasTerminal = process.stdout.isTTY === true;
    const server = await startServer({ config, log, openSite, report, hasTerminal, socket });
    stopOnSignals(server, report, () => end(0));
    await startWatchdog(watchdogLimit);
    report(`The site is ready: ${server.url}`);
  } catch (error) {
    const errors = reportFault(error, config);
    if (errors) logs.push(errors);
    end(1);
  }
};
