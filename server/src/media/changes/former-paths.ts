import { type FileMove, pathAfter } from './file-moves.ts';

/** Longest way from an old path over others to the present one. */
const MAX_STEPS = 20;

/** Where files and folders are that were moved or renamed; in memory, since every missing picture is looked up. */
export class FormerPaths {
  readonly #load: () => Promise<ReadonlyMap<string, string>>;
  #byPath: ReadonlyMap<string, string> = new Map();
  /** Of what is being moved now. */
  #pending: ((path: string) => string | undefined) | undefined;

  constructor(load: () => Promise<ReadonlyMap<string, string>>) {
    this.#load = load;
  }

  async refresh(): Promise<void> {
    this.#byPath = await this.#load();
  }

  /** Files that leave their place from now on are found at the other one. */
  begin(moves: readonly FileMove[]): void {
    this.#pending = pathAfter(moves);
  }

  end(): void {
    this.#pending = undefined;
  }

  /** Paths at which the file may be that was at `path`, in the order in which it was there. */
  *after(path: string): Generator<string, void> {
    let present = path;
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const next = this.#next(present);
      if (next === undefined || next === path) return;
      yield next;
      present = next;
    }
  }

  #next(path: string): string | undefined {
    const pending = this.#pending?.(path);
    if (pending !== undefined) return pending;
    const own = this.#byPath.get(path);
    if (own !== undefined) return own;
    for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
      const folder = this.#byPath.get(path.slice(0, slash));
      if (folder !== undefined) return folder + path.slice(slash);
    }
    return undefined;
  }
}
