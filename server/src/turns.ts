import { setTimeout as delay } from 'node:timers/promises';

/** How long work may hold the server's thread, in milliseconds. */
const HELD_MS = 15;
/** How long requests have it then: most need it several times, with a file or the database in between. */
const FREE_MS = 5;

/** Lets requests be answered, between two long pieces of work. */
export const takeTurn = (): Promise<void> => delay(FREE_MS);

/**
 * Lets requests be answered during long work of this thread. What this returns is awaited after each step of the work;
 * it waits only if the thread has been held for 15 ms.
 */
export const takingTurns = (): (() => Promise<void> | undefined) => {
  let since = performance.now();
  return () => {
    if (performance.now() - since < HELD_MS) return undefined;
    return takeTurn().then(() => {
      since = performance.now();
    });
  };
};

/** Calls `work` with one after the other, and lets requests be answered meanwhile. */
export const eachInTurn = async <Item>(items: readonly Item[], work: (item: Item) => void): Promise<void> => {
  const turn = takingTurns();
  for (const item of items) {
    work(item);
    const waiting = turn();
    if (waiting) await waiting;
  }
};

/** Length of a part of a text, in characters. */
const PART_LENGTH = 32 * 1024;

/** A long text in parts of whole lines, which are never cut within a character. */
export async function* inParts(text: string): AsyncGenerator<string> {
  const turn = takingTurns();
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start + PART_LENGTH) + 1 || text.length;
    yield text.slice(start, end);
    start = end;
    await turn();
  }
}
