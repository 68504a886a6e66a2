import type { DragResult } from '../../shared/ipc-contract.ts';
import type { TellWindow } from '../ipc/window-ipc.ts';
import type { Log } from '../log/log.ts';
import type { FetchedFiles } from './fetched-files.ts';

/** Number of files fetched concurrently; browsers open six connections to one server. */
const AT_ONCE = 4;
/** Minimum interval between progress events, in milliseconds. */
const TELL_EVERY = 200;

interface DraggingDeps {
  readonly files: FetchedFiles;
  readonly tell: TellWindow;
  /** Prepares a drag of local files; the returned function blocks until they are dropped. */
  readonly prepareDrag: (paths: readonly [string, ...string[]]) => Promise<() => void>;
  readonly log: Log;
}

export interface Dragging {
  start(publicUrls: readonly string[]): Promise<DragResult>;
  /** The mouse button was released. */
  release(): void;
}

/** Runs `task` for a few items at a time; results are in their order. Rejects with the first failure. */
const eachOf = async <T, R>(items: readonly T[], task: (item: T) => Promise<R>): Promise<R[]> => {
  const results = new Array<R>(items.length);
  const left = items.entries();
  const work = async () => {
    for (const [index, item] of left) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
};

/**
 * Dragging of files out of the window: they are fetched first, and the drag starts if the button is still
 * pressed then.
 */
export const createDragging = ({ files, tell, prepareDrag, log }: DraggingDeps): Dragging => {
  /** The drag whose mouse button is still pressed. */
  let held: symbol | undefined;
  let toldAt = 0;

  const progress = (name: string, received: number, total: number) => {
    if (received !== total && Date.now() - toldAt < TELL_EVERY) return;
    toldAt = Date.now();
    tell('download', { name, received, total });
  };

  const begin = (drag: () => void) => {
    try {
      drag();
    } catch (error) {
      log.error('The system does not drag the files.', error);
      const text = 'The system refused to drag them. Please try again.';
      tell('notice', {
        id: 'drag',
        tone: 'error',
        title: 'The files cannot be dragged',
        text,
        lasting: true,
      });
    }
  };

  return {
    start: async (publicUrls) => {
      const mine = Symbol('drag');
      held = mine;
      try {
        await files.trim(publicUrls);
        const [first, ...others] = await eachOf(publicUrls, (publicUrl) => files.get(publicUrl, progress));
        if (held !== mine || first === undefined) return { outcome: 'ready' };
        const drag = await prepareDrag([first, ...others]);
        // After the result has been sent: on Windows and Linux nothing in this process runs until the files
        // are dropped.
        setImmediate(begin, drag);
        return { outcome: 'dragging' };
      } catch (error) {
        return { outcome: 'failed', sentence: error instanceof Error ? error.message : String(error) };
      }
    },
    release: () => {
      held = undefined;
    },
  };
};
