import { type HealthState, SCANNER_ENDED, SCANNER_SILENT } from '../scanner/folder-health.ts';
import type { FromScanner, ScannerSettings } from '../scanner/scan-messages.ts';
import type { ScannerEvents, ScannerLink, StartScanner } from './scanner-process.ts';

/**
 * Seconds without a message from a scanner, which sends a heartbeat every second, until its drive counts as
 * hanging.
 */
const SILENCE_LIMIT_SECONDS = 5;
/** The same for a scanner that is still starting, perhaps on a busy machine. */
const START_LIMIT_SECONDS = 10;
const SECOND_MS = 1000;
/** Milliseconds until a scanner that has ended is restarted; doubled each time, up to a minute. */
const RESTART_MIN_MS = 1000;
const RESTART_MAX_MS = 60_000;

interface SupervisorEvents extends ScannerEvents {
  /** The scanner does not answer, or has ended and will be restarted; undefined when it has told its state. */
  onFault(fault: HealthState | undefined): void;
}

/** Keeps a scanner running: detects one that hangs, and restarts one that has ended. */
export class ScannerSupervisor {
  readonly #start: () => ScannerLink;
  readonly #events: SupervisorEvents;
  readonly #clock: NodeJS.Timeout;
  #link: ScannerLink | undefined;
  /** Whether the running scanner has told its state: before, its heartbeat does not mean that its list is right. */
  #hasAnswered = false;
  #silentFor = 0;
  #silenceLimit = START_LIMIT_SECONDS;
  #restartIn = RESTART_MIN_MS;
  #restart: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(start: StartScanner, settings: ScannerSettings, events: SupervisorEvents) {
    this.#events = events;
    this.#start = () =>
      start(settings, {
        onMessage: (message) => this.#hear(message),
        onEnd: (reason) => this.#end(reason),
      });
    this.#link = this.#start();
    // Ticks are counted instead of measuring time: when the server itself was blocked, no message was missed.
    this.#clock = setInterval(() => this.#tick(), SECOND_MS).unref();
  }

  rescan(request: number): void {
    this.#link?.rescan(request);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#clock);
    clearTimeout(this.#restart);
    await this.#link?.stop();
  }

  #hear(message: FromScanner): void {
    if (this.#isClosed) return;
    this.#silentFor = 0;
    this.#silenceLimit = SILENCE_LIMIT_SECONDS;
    if (message.kind === 'list') this.#restartIn = RESTART_MIN_MS;
    if (message.kind !== 'alive') this.#hasAnswered = true;
    this.#events.onMessage(message);
    if (this.#hasAnswered) this.#events.onFault(undefined);
  }

  #tick(): void {
    this.#silentFor += 1;
    if (this.#link && this.#silentFor > this.#silenceLimit) this.#events.onFault(SCANNER_SILENT);
  }

  #end(reason: string): void {
    if (this.#isClosed) return;
    this.#link = undefined;
    this.#hasAnswered = false;
    this.#events.onEnd(reason);
    this.#events.onFault(SCANNER_ENDED);
    this.#restart = setTimeout(() => {
      this.#silentFor = 0;
      this.#silenceLimit = START_LIMIT_SECONDS;
      this.#link = this.#start();
    }, this.#restartIn).unref();
    this.#restartIn = Math.min(RESTART_MAX_MS, this.#restartIn * 2);
  }
}
