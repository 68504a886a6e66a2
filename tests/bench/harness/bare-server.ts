import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../baselines/bare-http.mjs', import.meta.url));

/** Starts a bare server that answers everything with this, in its own process, without this process's loaders. */
export const startBareServer = async (answer: object) => {
  const child = fork(SCRIPT, {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  const answered = once(child, 'message');
  child.send(answer);
  const [port] = await answered;
  return {
    url: `http://127.0.0.1:${port}/`,
    pid: child.pid ?? Number.NaN,
    stop: () => void child.kill(),
  };
};
