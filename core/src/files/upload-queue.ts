import type { UnfinishedUploads } from './unfinished-uploads.ts';
import { type Interruption, isUnfinished, type UploadPhase } from './upload-phase.ts';

/** An upload, with what its page knows of it. */
export type Queued<Info, Reason extends string = string> = Info & {
  readonly id: number;
  readonly phase: UploadPhase<Reason>;
};

/** Uploads of this client at a time; the server refuses a third. */
const AT_A_TIME = 2;
const PROGRESS_INTERVAL_MS = 250;
/** Milliseconds before an interrupted upload goes on; the last one repeats. Progress starts them anew. */
const DELAYS_MS = [1000, 2000, 4000, 8000, 15_000];

/** The uploads of a page, two at a time, in the order in which they were added. */
export abstract class UploadQueue<Info extends { readonly key: string }, Reason extends string = string> {
  protected readonly unfinished: UnfinishedUploads;
  readonly #onChange: (items: readonly Queued<Info, Reason>[]) => void;
  readonly #running = new Map<number, AbortController>();
  #items: readonly Queued<Info, Reason>[] = [];
  #lastId = 0;
  #isPaused = false;
  /** Pauses since something was sent. */
  #pauses = 0;
  #resumeTimer: ReturnType<typeof setTimeout> | undefined;
  #progressTimer: ReturnType<typeof setTimeout> | undefined;

  /** `onChange` is called at most four times a second for progress, and at once for a change of phase. */
  constructor(unfinished: UnfinishedUploads, onChange: (items: readonly Queued<Info, Reason>[]) => void) {
    this.unfinished = unfinished;
    this.#onChange = onChange;
  }

  /**
   * Sends a file, from the byte that the server is waiting for, and resolves with what it is then. Never rejects;
   * after an abort, which keeps what was sent, the result means nothing.
   */
  protected abstract send(
    item: Queued<Info, Reason>,
    onProgress: (sent: number) => void,
    signal: AbortSignal,
  ): Promise<UploadPhase<Reason> | Interruption>;

  /** An item is replaced when something happens to it, and the same object until then. */
  get items(): readonly Queued<Info, Reason>[] {
    return this.#items;
  }

  /** Sends what has failed, or what was skipped because its content is there already. */
  retry(id: number): void {
    const phase = this.find(id)?.phase;
    const canRetry = phase?.state === 'failed' ? phase.canRetry : phase?.state === 'skipped' && phase.same;
    if (canRetry) this.set(id, { state: 'waiting' });
  }

  /** Goes on at once: the connection is back, or somebody has signed in. */
  resume(): void {
    clearTimeout(this.#resumeTimer);
    this.#isPaused = false;
    for (const { id, phase } of this.#items)
      if (phase.state === 'paused') this.#replace(id, { phase: { state: 'waiting', sent: phase.sent } });
    this.publish();
    this.#startNext();
  }

  /** Stops until `resume`, or for a while, as far as `why` concerns others than `interrupted` too. */
  pause({ why, afterMs }: Omit<Interruption, 'kind'>, interrupted?: number): void {
    this.#isPaused = true;
    // A server that has no room for another one goes on with those it has.
    for (const { id, phase } of this.#items)
      if (phase.state === 'sending' && (why !== 'server' || id === interrupted)) {
        this.#stop(id);
        this.#replace(id, { phase: { state: 'paused', why, sent: phase.sent } });
      }
    clearTimeout(this.#resumeTimer);
    // Nothing but a sign-in ends a missing session.
    if (why !== 'sign-in') {
      const delay = DELAYS_MS[Math.min(this.#pauses, DELAYS_MS.length - 1)];
      this.#resumeTimer = setTimeout(() => this.resume(), afterMs ?? delay);
      this.#pauses += 1;
    }
    this.publish();
  }

  protected find(id: number): Queued<Info, Reason> | undefined {
    return this.#items.find((item) => item.id === id);
  }

  protected enqueue(added: readonly (Info & { readonly phase: UploadPhase<Reason> })[]): readonly number[] {
    const items = added.map((each, index) => ({ ...each, id: this.#lastId + 1 + index }));
    this.#lastId += items.length;
    this.#items = [...this.#items, ...items];
    this.publish();
    this.#startNext();
    return items.map(({ id }) => id);
  }

  /** Changes what the page knows of an upload. */
  protected change(id: number, info: Partial<Info>): void {
    this.#replace(id, info);
    this.#publishSoon();
  }

  /** Puts an upload into another phase, and stops it if it is being sent. */
  protected set(id: number, phase: UploadPhase<Reason>): void {
    this.#stop(id);
    const item = this.find(id);
    const isOver = phase.state === 'failed' ? !phase.canRetry : !isUnfinished({ phase });
    if (item && isOver) this.unfinished.remove(item.key);
    this.#replace(id, { phase });
    this.publish();
    this.#startNext();
  }

  /** Takes uploads off the list that are not being sent. */
  protected remove(isRemoved: (item: Queued<Info, Reason>) => boolean): void {
    this.#items = this.#items.filter((item) => !isRemoved(item));
    this.publish();
  }

  protected publish(): void {
    clearTimeout(this.#progressTimer);
    this.#progressTimer = undefined;
    this.#onChange(this.#items);
  }

  #publishSoon(): void {
    this.#progressTimer ??= setTimeout(() => this.publish(), PROGRESS_INTERVAL_MS);
  }

  #startNext(): void {
    for (const item of this.#items) {
      if (this.#isPaused || this.#running.size >= AT_A_TIME) return;
      if (item.phase.state === 'waiting') void this.#start(item, item.phase.sent);
    }
  }

  async #start(item: Queued<Info, Reason>, sentBefore = 0): Promise<void> {
    const { id } = item;
    const controller = new AbortController();
    this.#running.set(id, controller);
    this.#replace(id, { phase: { state: 'sending', sent: sentBefore } });
    this.publish();
    let begun: number | undefined;
    const onProgress = (sent: number) => {
      if (controller.signal.aborted) return;
      // The first is the byte at which it goes on.
      begun ??= sent;
      if (sent > begun) this.#pauses = 0;
      this.#replace(id, { phase: { state: 'sending', sent } });
      this.#publishSoon();
    };
    const result = await this.send(item, onProgress, controller.signal);
    if (controller.signal.aborted) return;
    if ('kind' in result) return this.pause(result, id);
    this.#running.delete(id);
    this.set(id, result);
  }

  #stop(id: number): void {
    this.#running.get(id)?.abort();
    this.#running.delete(id);
  }

  #replace(id: number, part: Partial<Info> | { readonly phase: UploadPhase<Reason> }): void {
    this.#items = this.#items.map((item) => (item.id === id ? { ...item, ...part } : item));
  }
}
