import type { FromScanner, ScannerSettings, ToScanner } from '../scanner/scan-messages.ts';
import type { ScannerLink, StartScanner } from './scanner-process.ts';

/**
 * Seconds without a message from a scanner, which sends a heartbeat every second, until its drive counts as
 * hanging.
 */
const SILENCE_LIMIT = 5;
/** The same for a scanner that is still starting, perhaps on a busy machine. */
const START_LIMIT = 10;
const SECOND = 1000;
/** Milliseconds until a scanner that has ended is restarted; doubled each time, up to a minute. */
const RESTART_MIN = 1000;
const RESTART_MAX = 60_000;

/** silent: its drive hangs; ended: it has failed and will be restarted. */
export type ScannerState = 'answering' | 'silent' | 'ended';

interface SupervisorEvents {
  onMessage(message: FromScanner): void;
  onState(state: ScannerState, reason?: string): void;
}

/** Keeps a scanner running: detects one that hangs, and restarts one that has ended. */
export class ScannerSupervisor {
  readonly #start: () => ScannerLink;
  readonly #events: SupervisorEvents;
  readonly #clock: NodeJS.Timeout;
  #link: ScannerLink | undefined;
  #state: ScannerState = 'answering';
  #silentFor = 0;
  #silenceLimit = START_LIMIT;
  #restartIn = RESTART_MIN;
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
    this.#clock = setInterval(() => this.#tick(), SECOND).unref();
  }

  send(message: ToScanner): void {
    this.#link?.send(message);
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
    this.#silenceLimit = SILENCE_LIMIT;
    if (message.kind === 'list') this.#restartIn = RESTART_MIN;
    this.#setState('answering');
    this.#events.onMessage(message);
  }

  #tick(): void {
    this.#silentFor += 1;
    if (this.#link && this.#silentFor > this.#silenceLimit) this.#setState('silent');
  }

  #end(reason: string): void {
    if (this.#isClosed) return;
    this.#link = undefined;
    this.#setState('ended', reason);
    this.#restart = setTimeout(() => {
      this.#silentFor = 0;
      this.#silenceLimit = START_LIMIT;
      this.#link = this.#start();
    }, this.#restartIn).unref();
    this.#restartIn = Math.min(RESTART_MAX, this.#restartIn * 2);
  }

  #setState(state: ScannerState, reason?: string): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#events.onState(state, reason);
  }
}
