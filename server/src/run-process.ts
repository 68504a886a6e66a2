import { setTimeout as delay } from 'node:timers/promises';
import { type Config, loadConfig } from './config.ts';
import { OperatorError } from './errors.ts';
import { createProcessLog, type Log } from './log.ts';
import { type RunningServer, type StartOptions, startServer } from './start-server.ts';

/**
 * A Ctrl-C under npm arrives twice, from the terminal and from npm; only a signal this much later
 * (milliseconds) is a person who does not want to wait.
 */
const IMPATIENCE = 1000;
/** How long calls on files may take that are left when everything is closed, in milliseconds. */
const LAST_CALLS = 1000;

const stopOnSignals = (server: RunningServer, report: StartOptions['report']): void => {
  let stoppingSince: number | undefined;
  const stop = async () => {
    if (stoppingSince !== undefined) return;
    stoppingSince = performance.now();
    report('Stopping: requests in flight may finish (once more to force)');
    await server.close();
    report('Stopped');
    await endProcess();
  };
  const stopOrForce = () => {
    if (stoppingSince !== undefined && performance.now() - stoppingSince >= IMPATIENCE) process.exit(1);
    return stop();
  };
  // SIGBREAK is Windows' Ctrl-Break. SIGHUP says that the terminal, or what started the server, is gone.
  process.on('SIGTERM', stopOrForce).on('SIGINT', stopOrForce).on('SIGBREAK', stopOrForce);
  process.on('SIGHUP', () => {
    ignoreLostOutput();
    return stop();
  });
};

/**
 * An exit waits for calls on files that are under way, and those on a media drive that hangs may never
 * return. Everything is closed by now: a process that has such calls is ended by the system instead.
 */
const endProcess = async (): Promise<void> => {
  const hasCalls = () => process.getActiveResourcesInfo().some((resource) => resource.startsWith('FSReq'));
  for (let waited = 0; hasCalls() && waited < LAST_CALLS; waited += LAST_CALLS / 10)
    await delay(LAST_CALLS / 10);
  if (hasCalls()) process.kill(process.pid, 'SIGKILL');
  process.exit(0);
};

/** Nobody reads what is written to a terminal that was closed, and that must not keep the stop from ending. */
const ignoreLostOutput = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
};

/**
 * An error that nobody caught leaves the server in a state nobody knows: one line, and the end.
 * @param log one that says it at any LOG_LEVEL
 */
const endOnUncaughtErrors = (log: Log): void => {
  const end = (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    log.fatal({ err: error }, `The server ends because of an error that nothing handled: ${message}`);
    process.exit(1);
  };
  process.on('uncaughtException', end).on('unhandledRejection', end);
};

/** What keeps the server from starting: a plain line while there are no settings, later one like the log's. */
const reportFault = (error: unknown, config: Config | undefined): void => {
  const isExpected = error instanceof OperatorError;
  if (!config) {
    const text = isExpected ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${text}\n`);
    return;
  }
  const log = createProcessLog({ logLevel: 'fatal' }, process.stderr);
  if (isExpected) log.fatal(error.message);
  else log.fatal({ err: error }, 'The server cannot start for a reason nobody planned for.');
};

/** Node's own warnings come as lines of the log, like everything else. */
const logWarnings = (log: Log): void => {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node.js warns of something.'));
};

/**
 * Runs the server as this process: settings from the environment, each step and then `ready` on
 * standard output, a fault as one line on standard error and exit code 1, a clean stop on SIGTERM,
 * SIGINT, SIGBREAK and SIGHUP with exit code 0. Lines are JSON unless a terminal shows them.
 */
export const runProcess = async (openReadSide: StartOptions['openReadSide']): Promise<void> => {
  let config: Config | undefined;
  try {
    config = loadConfig();
    const log = createProcessLog(config, process.stdout);
    logWarnings(log);
    // Steps are said whatever LOG_LEVEL is: scripts wait for the one that says `ready`.
    const steps = log.child({}, { level: 'info' });
    const report = (step: string) => steps.info(step);
    endOnUncaughtErrors(steps);
    const clock = () => new Date();
    const hasTerminal = process.stdout.isTTY === true;
    const server = await startServer({ config, log, clock, openReadSide, report, hasTerminal });
    stopOnSignals(server, report);
    report(`The site is ready: ${server.url}`);
  } catch (error) {
    reportFault(error, config);
    process.exit(1);
  }
};
