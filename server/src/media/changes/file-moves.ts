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

/** Tells where `moves` have put what was at a path; undefined for what they leave in its place. */
export const pathAfter = (moves: readonly FileMove[]): ((path: string) => string | undefined) => {
  const byPath = new Map(moves.map(({ from, to }) => [from, to]));
  const folders = moves.filter(({ isFolder }) => isFolder);
  return (path) => {
    const folder = folders.find(({ from }) => path.startsWith(`${from}/`));
    return byPath.get(path) ?? (folder && folder.to + path.slice(folder.from.length));
  };
};
