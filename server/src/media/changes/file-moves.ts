/** A file or folder that gets another path; both below the media folder, with forward slashes. */
export interface FileMove {
  readonly from: string;
  readonly to: string;
  readonly isFolder: boolean;
}

/** Moves that belong together, by whom and when. */
export interface MoveJob {
  readonly id: string;
  readonly moves: readonly FileMove[];
  readonly username: string;
  /** ISO date-time, UTC. */
  readonly at: string;
}

/** Where a path leads now, by its own move or that of the nearest folder above it; undefined when it stays. */
export const movedPath = (moves: ReadonlyMap<string, string>, path: string): string | undefined => {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const to = moves.get(path.slice(0, end));
    if (to !== undefined) return to + path.slice(end);
  }
  return undefined;
};
