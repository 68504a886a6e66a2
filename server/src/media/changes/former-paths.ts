import { movedPath } from './file-moves.ts';
import type { MoveJournal } from './move-runner.ts';

/** Longest way from an old path over others to the present one. */
const MAX_STEPS = 20;

/**
 * Where files and folders are that were moved or renamed, or are being moved; in memory, since every missing picture is
 * looked up.
 */
export class FormerPaths {
  readonly #journal: Pick<MoveJournal, 'formerPaths' | 'unfinished'>;
  #byPath: ReadonlyMap<string, string> = new Map();

  constructor(journal: Pick<MoveJournal, 'formerPaths' | 'unfinished'>) {
    this.#journal = journal;
  }

  async refresh(): Promise<void> {
    const paths = new Map(await this.#journal.formerPaths());
    for (const { moves } of await this.#journal.unfinished())
      for (const { from, to } of moves) paths.set(from, to);
    this.#byPath = paths;
  }

  /** Paths at which the file may be that was at `path`, in the order in which it was there. */
  *after(path: string): Generator<string, void> {
    let present = path;
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const next = movedPath(this.#byPath, present);
      if (next === undefined || next === path) return;
      yield next;
      present = next;
    }
  }
}
