import type { Lock, Locker } from '@tus/server';

/** How long a request waits until the one before it has ended, in milliseconds. */
const TIMEOUT_MS = 10_000;

interface Held {
  readonly requestRelease: () => Promise<void> | void;
  readonly released: Promise<void>;
  readonly release: () => void;
}

/**
 * One request at a time for each upload. A connection that was lost may still count as open here: whoever asks
 * next has it ended. tus's own locker looks again without a pause while it waits.
 */
export class UploadLocker implements Locker {
  readonly #held = new Map<string, Held>();

  newLock(id: string): Lock {
    return {
      lock: async (signal, requestRelease) => {
        const deadline = performance.now() + TIMEOUT_MS;
        for (let held = this.#held.get(id); held; held = this.#held.get(id)) {
          await held.requestRelease();
          await untilReleased(held.released, deadline - performance.now());
          if (signal.aborted || performance.now() >= deadline) throw LOCKED;
        }
        this.#held.set(id, createHeld(requestRelease));
      },
      unlock: async () => {
        this.#held.get(id)?.release();
        this.#held.delete(id);
      },
    };
  }
}

/** In the form of tus's own errors. */
const LOCKED = { status_code: 423, body: 'Another request for this upload is just ending.' };

const createHeld = (requestRelease: Held['requestRelease']): Held => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { requestRelease, released, release: () => release() };
};

const untilReleased = async (released: Promise<void>, milliseconds: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.max(milliseconds, 0));
  });
  await Promise.race([released, timeout]);
  clearTimeout(timer);
};
