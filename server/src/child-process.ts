import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** How much of the end of its standard error is retained, in characters. */
const LAST_OUTPUT_CHARACTERS = 2000;
/** Node options of this process without the debugger's, which has only one port. */
export const ownOptions = () => process.execArgv.filter((option) => !option.startsWith('--inspect'));

/** Starts a program of the server's as a process of its own, for calls on drives that may hang. */
export const startProcess = (program: URL, args: readonly string[] = [], execArgv = ownOptions()) => {
  const child = fork(fileURLToPath(program), args, {
    execArgv,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said = (said + String(chunk)).slice(-LAST_OUTPUT_CHARACTERS);
  });
  return {
    child,
    /** Resolves with how it ended, for people. */
    ended: once(child, 'close').then(
      ([code, signal]) => `ended with ${signal ?? code}${said && `: ${said}`}`,
      // The system could not start it: out of memory, or too many processes.
      String,
    ),
    /** It may have just ended, which `ended` tells. */
    send: (message: string | number | object) => void child.send(message, () => undefined),
    /** Ends it without warning; one whose drive hangs goes on until the drive answers, and is not waited for. */
    release() {
      child.removeAllListeners('message');
      child.kill('SIGKILL');
      child.unref();
      child.channel?.unref();
    },
  };
};
