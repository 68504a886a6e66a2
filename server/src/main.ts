import path from 'node:path';
import { loadConfig } from './config.ts';
import { OperatorError } from './errors.ts';
import { createLog } from './http/log.ts';
import { createReadSide } from './page-rendering/read-side.ts';
import { loadWebBuild } from './page-rendering/web-build.ts';
import { projectRoot } from './project-root.ts';
import { type RunningServer, startServer } from './start-server.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const stopOnSignals = (server: RunningServer): void => {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    say('Stopping: waiting for requests in flight (once more to force)');
    await server.close();
    say('Stopped');
    process.exit(0);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
};

try {
  const config = loadConfig();
  const server = await startServer({
    config,
    log: createLog(config),
    clock: () => new Date(),
    openReadSide: async (deps) =>
      createReadSide({ ...deps, web: await loadWebBuild(path.join(projectRoot, 'web/dist')) }),
    report: say,
  });
  stopOnSignals(server);
  say(`The site is ready: ${server.url}`);
} catch (error) {
  const fault = error instanceof OperatorError ? error.message : error;
  process.stderr.write(`${fault instanceof Error ? fault.stack : fault}\n`);
  process.exit(1);
}
