import { EventEmitter, once } from 'node:events';
import type { Lock, Locker, RequestRelease } from '@tus/server';

/** How long a request waits until the one before it has ended, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * One request at a time for each upload. A connection that was lost may still count as open here: whoever asks
 * next has it ended. tus's own locker looks again without a pause while it waits.
 */
export class UploadLocker implements Locker {
  readonly #holders = new Map<string, RequestRelease>();
  readonly #released = new EventEmitter().setMaxListeners(0);

  newLock(id: string): Lock {
    return {
      lock: async (stopped, requestRelease) => {
        const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]);
        for (let holder = this.#holders.get(id); holder; holder = this.#holders.get(id)) {
          const released = once(this.#released, id, { signal }).catch(() => {
            throw LOCKED;
          });
          await Promise.all([released, holder()]);
        }
        this.#holders.set(id, requestRelease);
      },
      unlock: async () => {
        this.#holders.delete(id);
        this.#released.emit(id);
      },
    };
  }
}

/** In the form of tus's own errors. */
const LOCKED = { status_code: 423, body: 'Another request for this upload is just ending.' };
