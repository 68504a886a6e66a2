import type { DragResult } from '../../shared/ipc-contract.ts';
import type { SendEvent } from '../ipc/window-ipc.ts';
import type { Log } from '../log.ts';
import type { FetchedFiles } from './fetched-files.ts';

/** Number of files fetched concurrently; browsers open six connections to one server. */
const FETCH_CONCURRENCY = 4;
/** Minimum interval between progress events, in milliseconds. */
const PROGRESS_INTERVAL_MS = 200;

interface DraggingDeps {
  readonly files: FetchedFiles;
  readonly send: SendEvent;
  /** Prepares a drag of local files; the returned function blocks until they are dropped. */
  readonly prepareDrag: (paths: readonly [string, ...string[]]) => Promise<() => void>;
  readonly log: Log;
}

/** Runs `task` for a few items at a time; results are in their order. Rejects with the first failure. */
const mapConcurrently = async <T, R>(items: readonly T[], task: (item: T) => Promise<R>): Promise<R[]> => {
  const results = new Array<R>(items.length);
  const left = items.entries();
  const work = async () => {
    for (const [index, item] of left) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: FETCH_CONCURRENCY }, work));
  return results;
};

/**
 * Dragging of files out of the window: they are fetched first, and the drag starts if the button is still
 * pressed then.
 */
export const createDragging = ({ files, send, prepareDrag, log }: DraggingDeps) => {
  /** The drag whose mouse button is still pressed. */
  let pressed: symbol | undefined;
  let sentAt = 0;

  const progress = (name: string, received: number, total: number) => {
    if (received !== total && Date.now() - sentAt < PROGRESS_INTERVAL_MS) return;
    sentAt = Date.now();
    send('download', { name, received, total });
  };

  const begin = (drag: () => void) => {
    try {
      drag();
    } catch (error) {
      log.error('The system does not drag the files.', error);
      const text = 'The system refused to drag them. Please try again.';
      send('notice', {
        id: 'drag',
        tone: 'error',
        title: 'The files cannot be dragged',
        text,
        lasting: true,
      });
    }
  };

  return {
    start: async (publicUrls: readonly string[]): Promise<DragResult> => {
      const mine = Symbol('drag');
      pressed = mine;
      try {
        await files.trim(publicUrls);
        const [first, ...others] = await mapConcurrently(publicUrls, (publicUrl) =>
          files.get(publicUrl, progress),
        );
        if (pressed !== mine || first === undefined) return { outcome: 'ready' };
        const drag = await prepareDrag([first, ...others]);
        // After the result has been sent: on Windows and Linux nothing in this process runs until the files
        // are dropped.
        setImmediate(begin, drag);
        return { outcome: 'dragging' };
      } catch (error) {
        return { outcome: 'failed', sentence: error instanceof Error ? error.message : String(error) };
      }
    },
    /** The mouse button was released. */
    release: () => {
      pressed = undefined;
    },
  };
};

export type Dragging = ReturnType<typeof createDragging>;
