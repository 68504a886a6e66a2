import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FromScanner, ScannerSettings, ToScanner } from '../scanner/scan-messages.ts';

/** What a scanner tells whoever started it. */
export interface ScannerEvents {
  onMessage(message: FromScanner): void;
  /** It has ended without having been asked to; `reason` for the log. */
  onEnd(reason: string): void;
}

export interface ScannerLink {
  send(message: ToScanner): void;
  /** Ends it; resolves also where it cannot end because its drive hangs. */
  stop(): Promise<void>;
}

export type StartScanner = (settings: ScannerSettings, events: ScannerEvents) => ScannerLink;

interface ProcessOptions {
  /** The file to run: from sources beside this one's folder, in the build, where all lie flat, beside this one. */
  readonly program?: URL;
  /** Options of Node; otherwise those of this process without a debugger's, which has one port only. */
  readonly execArgv?: readonly string[];
}

const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? '../scanner/main.ts' : './media-scanner.js',
  import.meta.url,
);
const usualOptions = () => process.execArgv.filter((option) => !option.startsWith('--inspect'));
/** A process whose drive hangs may stay for as long as that; nobody waits longer for it, in milliseconds. */
const STOP_LIMIT = 1000;
/** Of what it said last on standard error, in characters. */
const LAST_WORDS = 2000;

/**
 * Starts the scanner as a process of its own. A thread would not do: chokidar's calls on a drive that
 * hangs would occupy the four threads that the whole process has for files, pictures and passwords,
 * and a process with a thread that hangs cannot end and keeps its port.
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
        // It may have ended a moment ago, which is told by its end.
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
    // The system could not start it: no memory, no more processes.
    reason = String(error);
  }
  onEnd(reason);
};
