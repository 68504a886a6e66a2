import { type LibraryFile, searchable } from './library-file.ts';

/** What the search field asks for, ready to be compared with files. */
export interface FileSearch {
  readonly matches: (file: LibraryFile) => boolean;
  /** How many names, paths or addresses are sought at once; 1 for an ordinary search. */
  readonly sought: number;
  /** Those of them, as they were written, that no file has. */
  readonly notFound: readonly string[];
}

/** Stands between pasted lines where commas stand inside of them. */
const BAR = ' | ';

/** Several lines as they fit into a field of one line; text of one line stays as it is. */
export const linesAsList = (text: string): string => {
  const lines = text
    .split(/[\r\n\t]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.join(lines.some((line) => line.includes(',')) ? BAR : ', ');
};

const partsOf = (q: string): readonly string[] =>
  q
    .split(q.includes(BAR) ? BAR : ',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A name, path or address as paths are compared: without quotes, with slashes, addresses below `/media/` decoded. */
const pathOf = (part: string): string => {
  const bare = part.replace(/^(["'])(.*)\1$/, '$2');
  const address = /^(?:https?:\/\/[^/]+)?\/media\/([^?#]+)/.exec(bare)?.[1];
  return searchable(address === undefined ? bare.replaceAll('\\', '/') : decoded(address));
};

/** All files by path and by name, compared as the search compares. */
const byPathAndName = (files: readonly LibraryFile[]): ReadonlyMap<string, readonly LibraryFile[]> => {
  const found = new Map<string, LibraryFile[]>();
  const add = (key: string, file: LibraryFile) => {
    const others = found.get(key);
    if (others) others.push(file);
    else found.set(key, [file]);
  };
  for (const file of files) {
    const path = searchable(file.relativePath);
    add(path, file);
    const name = searchable(file.name);
    if (name !== path) add(name, file);
  }
  return found;
};

/** A path and what is left of it without its first folders: where the shop's computer keeps the folder does not matter. */
function* withoutFirstFolders(path: string): Generator<string, void> {
  yield path;
  for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) {
    if (slash < path.length - 1) yield path.slice(slash + 1);
  }
}

/**
 * Undefined where nothing is sought. Text is sought in names and paths (SPEC section 2). Several
 * names, paths or addresses, with commas or as pasted lines, find the files that are called so, or,
 * where none is, those that have it in their name or path. Text with a comma that some file has as it
 * stands is no list.
 */
export const searchFor = (q: string, files: readonly LibraryFile[]): FileSearch | undefined => {
  const text = searchable(q.trim());
  if (text === '') return undefined;
  const plain = {
    matches: ({ searchKey }: LibraryFile) => searchKey.includes(text),
    sought: 1,
    notFound: [],
  };
  const parts = partsOf(q);
  if (parts.length < 2 || files.some(plain.matches)) return plain;

  const known = byPathAndName(files);
  const found = new Set<LibraryFile>();
  const notFound: string[] = [];
  for (const part of parts) {
    const path = pathOf(part);
    const named = [...withoutFirstFolders(path)].map((each) => known.get(each)).find((each) => each);
    const matching = named ?? files.filter(({ searchKey }) => searchKey.includes(path));
    for (const file of matching) found.add(file);
    if (matching.length === 0) notFound.push(part);
  }
  return { matches: (file) => found.has(file), sought: parts.length, notFound };
};
