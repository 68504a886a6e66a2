import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A baseline in its own process: each message is answered with one message. */
export interface BaselineProcess {
  ask(message: object): Promise<unknown>;
  stop(): void;
  readonly pid: number;
}

/** Starts `baselines/<name>.mjs` with plain Node, without this process's loaders. */
export const startBaseline = (name: string): BaselineProcess => {
  const script = fileURLToPath(new URL(`../baselines/${name}.mjs`, import.meta.url));
  const child = fork(script, {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  return {
    async ask(message) {
      const ended = once(child, 'exit').then(([code]) => {
        throw new Error(`The baseline ${name} ended with ${code}.`);
      });
      const answered = once(child, 'message');
      child.send(message);
      const [answer] = await Promise.race([answered, ended]);
      return answer;
    },
    stop: () => void child.kill(),
    pid: child.pid ?? Number.NaN,
  };
};
