import { ownOptions, startProcess } from '../../child-process.ts';
import { within } from '../../deadline.ts';
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
/**
 * A process whose drive hangs may not exit until the drive responds; how long to wait for it, in
 * milliseconds.
 */
const STOP_LIMIT_MS = 1000;
/** Of what the first scan has used, nothing is kept: it was half of this process with 10,000 files. */
const RETURN_MEMORY = '--optimize-for-size';

/**
 * Starts the scanner as a separate process. A thread would not do: chokidar's calls on a drive that hangs
 * would occupy the four threads that the whole process has for files, pictures and passwords, and a process
 * with a hanging thread cannot exit and keeps its port open.
 */
export const scannerProcess =
  (program = PROGRAM, options = ownOptions()): StartScanner =>
  (settings, { onMessage, onEnd }) => {
    const { child, ended, send, release } = startProcess(
      program,
      [JSON.stringify(settings)],
      [...options, RETURN_MEMORY],
    );
    void ended.then(onEnd);
    child.on('message', (message) => onMessage(message as FromScanner));
    return {
      rescan: send,
      async stop() {
        release();
        await within(STOP_LIMIT_MS, ended, undefined);
      },
    };
  };
