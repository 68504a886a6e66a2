import { loadConfig } from './config.ts';
import { OperatorError } from './errors.ts';
import { createLog } from './http/log.ts';
import { type RunningServer, type StartOptions, startServer } from './start-server.ts';

/**
 * A Ctrl-C under npm arrives twice, from the terminal and from npm; only a signal this much later
 * (milliseconds) is a person who does not want to wait.
 */
const IMPATIENCE = 1000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

const stopOnSignals = (server: RunningServer): void => {
  let stoppingSince: number | undefined;
  const stop = async () => {
    if (stoppingSince === undefined) {
      stoppingSince = performance.now();
      say('Stopping: requests in flight may finish (once more to force)');
      await server.close();
      say('Stopped');
      process.exit(0);
    }
    if (performance.now() - stoppingSince >= IMPATIENCE) process.exit(1);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
};

/**
 * Runs the server as this process: settings from the environment, each step and then `ready` on
 * standard output, a fault as one line on standard error and exit code 1, a clean stop on SIGTERM and
 * SIGINT with exit code 0.
 */
export const runProcess = async (openReadSide: StartOptions['openReadSide']): Promise<void> => {
  try {
    const config = loadConfig();
    const log = createLog(config);
    const clock = () => new Date();
    const server = await startServer({ config, log, clock, openReadSide, report: say });
    stopOnSignals(server);
    say(`The site is ready: ${server.url}`);
  } catch (error) {
    const isExpected = error instanceof OperatorError;
    const text = isExpected ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  }
};
