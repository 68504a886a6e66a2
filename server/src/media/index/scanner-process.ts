import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FromScanner, ScannerSettings, ToScanner } from '../scanner/scan-messages.ts';

/** Events of a scanner, for the code that started it. */
export interface ScannerEvents {
  onMessage(message: FromScanner): void;
  /** The scanner has ended without being asked to; `reason` is for the log. */
  onEnd(reason: string): void;
}

export interface ScannerLink {
  send(message: ToScanner): void;
  /** Ends the scanner; also resolves when it cannot exit because its drive hangs. */
  stop(): Promise<void>;
}

export type StartScanner = (settings: ScannerSettings, events: ScannerEvents) => ScannerLink;

interface ProcessOptions {
  /**
   * The file to run: next to this file's folder in the sources; next to this file in the build, which is
   * flat.
   */
  readonly program?: URL;
  /** Node options; by default those of this process without the debugger's, which has only one port. */
  readonly execArgv?: readonly string[];
}

const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? '../scanner/main.ts' : './media-scanner.js',
  import.meta.url,
);
const usualOptions = () => process.execArgv.filter((option) => !option.startsWith('--inspect'));
/**
 * A process whose drive hangs may not exit until the drive responds; how long to wait for it, in
 * milliseconds.
 */
const STOP_LIMIT = 1000;
/** How much of the end of its standard error is retained, in characters. */
const LAST_WORDS = 2000;

/**
 * Starts the scanner as a separate process. A thread would not do: chokidar's calls on a drive that hangs
 * would occupy the four threads that the whole process has for files, pictures and passwords, and a process
 * with a hanging thread cannot exit and keeps its port open.
 */
export const scannerProcess =
  ({ program = PROGRAM, execArgv = usualOptions() }: ProcessOptions = {}): StartScanner =>
  (settings, { onMessage, onEnd }) => {
    const child = fork(fileURLToPath(program), [JSON.stringify(settings)], {
      execArgv: [...execArgv],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const ended = watchEnd(child, onEnd);
    child.on('message', (message) => onMessage(message as FromScanner));
    return {
      send: (message) => {
        // It may have just ended, in which case `onEnd` is called.
        child.send(message, () => undefined);
      },
      async stop() {
        child.removeAllListeners('message');
        child.kill('SIGKILL');
        await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, STOP_LIMIT).unref())]);
        child.unref();
        child.channel?.unref();
      },
    };
  };

const watchEnd = async (child: ChildProcess, onEnd: ScannerEvents['onEnd']): Promise<void> => {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said = (said + String(chunk)).slice(-LAST_WORDS);
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
