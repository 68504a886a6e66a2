import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FromScanner, ScannerSettings } from '../scanner/scan-messages.ts';

/** Events of a scanner, for the code that started it. */
export interface ScannerEvents {
  onMessage(message: FromScanner): void;
  /** The scanner has ended without being asked to; `reason` is for the log. */
  onEnd(reason: string): void;
}

export interface ScannerLink {
  /** @param request repeated in the answer */
  rescan(request: number): void;
  /** Ends the scanner; also resolves when it cannot exit because its drive hangs. */
  stop(): Promise<void>;
}

export type StartScanner = (settings: ScannerSettings, events: ScannerEvents) => ScannerLink;

/** Next to this file's folder in the sources; next to this file in the build, which is flat. */
const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? '../scanner/main.ts' : './media-scanner.js',
  import.meta.url,
);
/** Node options of this process without the debugger's, which has only one port. */
const ownOptions = () => process.execArgv.filter((option) => !option.startsWith('--inspect'));
/**
 * A process whose drive hangs may not exit until the drive responds; how long to wait for it, in
 * milliseconds.
 */
const STOP_LIMIT_MS = 1000;
/** How much of the end of its standard error is retained, in characters. */
const LAST_OUTPUT_CHARACTERS = 2000;

/**
 * Starts the scanner as a separate process. A thread would not do: chokidar's calls on a drive that hangs
 * would occupy the four threads that the whole process has for files, pictures and passwords, and a process
 * with a hanging thread cannot exit and keeps its port open.
 */
export const scannerProcess =
  (program = PROGRAM, execArgv = ownOptions()): StartScanner =>
  (settings, { onMessage, onEnd }) => {
    const child = fork(fileURLToPath(program), [JSON.stringify(settings)], {
      execArgv,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const ended = watchEnd(child, onEnd);
    child.on('message', (message) => onMessage(message as FromScanner));
    return {
      rescan: (request) => {
        // It may have just ended, in which case `onEnd` is called.
        child.send(request, () => undefined);
      },
      async stop() {
        child.removeAllListeners('message');
        child.kill('SIGKILL');
        await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, STOP_LIMIT_MS).unref())]);
        child.unref();
        child.channel?.unref();
      },
    };
  };

const watchEnd = async (child: ChildProcess, onEnd: ScannerEvents['onEnd']): Promise<void> => {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said = (said + String(chunk)).slice(-LAST_OUTPUT_CHARACTERS);
  });
  let reason: string;
  try {
    const [code, signal] = await once(child, 'close');
    reason = `ended with ${signal ?? code}: ${said}`;
  } catch (error) {
    // The system could not start it: out of memory, or too many processes.
    reason = String(error);
  }
  onEnd(reason);
};
