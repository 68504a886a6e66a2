import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Functions } from '../electron-double/line.ts';
import { type FarEnd, openLine } from '../electron-double/line.ts';
import type { ProgramFunctions, ProgramStart } from '../electron-double/protocol.ts';

/** A started program: a real process, so that it can be killed and started twice. */
export interface ProgramProcess {
  readonly child: ChildProcess;
  readonly line: FarEnd<ProgramFunctions>;
  /** Its terminal output since the last call. */
  said(): string;
  /** Resolves with the exit code, null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

export const forkProgram = ({ home }: Pick<ProgramStart, 'home'>, browser: Functions): ProgramProcess => {
  const { STAND_IN_PROGRAM } = process.env;
  if (!STAND_IN_PROGRAM) throw new Error('The stand-in has not been built: start the tests by Playwright.');
  const child = fork(STAND_IN_PROGRAM, {
    // This serialization preserves Uint8Array, unlike JSON.
    serialization: 'advanced',
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      HOME: home,
      USERPROFILE: home,
      XDG_CONFIG_HOME: `${home}/.config`,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      said += String(chunk);
    });
  }
  const line = openLine<ProgramFunctions>(
    {
      send: (message) => void child.send(message, undefined, {}, () => {}),
      listen: (listener) => child.on('message', (message) => listener(message as object)),
    },
    browser,
  );
  const ended = once(child, 'exit').then(([code]) => {
    line.cut(`The program has ended with ${code}.\n${said}`);
    return code as number | null;
  });
  const saidSince = () => {
    const since = said;
    said = '';
    return since;
  };
  return { child, line, said: saidSince, ended };
};
