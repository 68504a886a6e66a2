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

/** A path, and those of the folders above it, the nearest first. */
export function* withFolders(path: string): Generator<string, void> {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) yield path.slice(0, end);
}

/** Where a path leads now, by its own move or that of the nearest folder above it; undefined when it stays. */
export const movedPath = (moves: ReadonlyMap<string, string>, path: string): string | undefined => {
  for (const from of withFolders(path)) {
    const to = moves.get(from);
    if (to !== undefined) return to + path.slice(from.length);
  }
  return undefined;
};

/** Longest way from an old path over others to the present one. */
const MAX_STEPS = 20;

/** Where a file is that was once at `path`; undefined if it is nowhere. `pathAfter` says where one move has led. */
export const findMoved = async (
  path: string,
  pathAfter: (path: string) => string | undefined | Promise<string | undefined>,
  isThere: (path: string) => boolean | Promise<boolean>,
): Promise<string | undefined> => {
  let present = path;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = await pathAfter(present);
    if (next === undefined || (await isThere(next))) return next;
    present = next;
  }
  return undefined;
};
