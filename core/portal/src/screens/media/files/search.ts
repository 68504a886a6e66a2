import { comparable, searchable } from '@jeweler/core/format';
import { decoded } from '@jeweler/core/schemas';
import type { LibraryFile } from './library-file.ts';

/** The parsed search text, ready to be matched against files. */
export interface FileSearch {
  readonly matches: (file: LibraryFile) => boolean;
  /** Number of names, paths or URLs searched for; 1 for an ordinary search. */
  readonly count: number;
  /** Those of them that no file matches, as they were typed. */
  readonly notFound: readonly string[];
}

/** Separator for pasted lines that contain commas. */
const BAR = ' | ';

/** Joins several lines for a single-line field; single-line text is unchanged. */
export const linesAsList = (text: string): string => {
  const lines = text
    .split(/[\r\n\t]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.join(lines.some((line) => line.includes(',')) ? BAR : ', ');
};

const splitQuery = (q: string): readonly string[] =>
  q
    .split(q.includes(BAR) ? BAR : ',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Normalizes a name, path or URL: without quotes, with forward slashes, URLs below `/media/` decoded. */
const toPath = (part: string): string => {
  const bare = part.replace(/^(["'])(.*)\1$/, '$2');
  const address = /^(?:https?:\/\/[^/]+)?\/media\/([^?#]+)/.exec(bare)?.[1];
  return address === undefined ? bare.replaceAll('\\', '/') : decoded(address);
};

/** All files by path and by name, accents included: a pasted name means this file. */
const byPathAndName = (files: readonly LibraryFile[]): ReadonlyMap<string, readonly LibraryFile[]> => {
  const found = new Map<string, LibraryFile[]>();
  const add = (key: string, file: LibraryFile) => {
    const others = found.get(key);
    if (others) others.push(file);
    else found.set(key, [file]);
  };
  for (const file of files) {
    const path = comparable(file.relativePath);
    add(path, file);
    const name = comparable(file.name);
    if (name !== path) add(name, file);
  }
  return found;
};

/**
 * Returns undefined for an empty search. Text is matched against names and paths (SPEC section 2). Several
 * names, paths or URLs, separated by commas or pasted as lines, match the files with exactly these names or,
 * if there is none, files that contain them in their name or path. Text with a comma that occurs in some
 * file's name or path is not treated as a list.
 */
export const searchFor = (q: string, files: readonly LibraryFile[]): FileSearch | undefined => {
  const text = searchable(q.trim());
  if (text === '') return undefined;
  const plain = {
    matches: ({ searchKey }: LibraryFile) => searchKey.includes(text),
    count: 1,
    notFound: [],
  };
  const parts = splitQuery(q);
  if (parts.length < 2 || files.some(plain.matches)) return plain;

  const known = byPathAndName(files);
  const found = new Set<LibraryFile>();
  const notFound: string[] = [];
  for (const part of parts) {
    const path = toPath(part);
    // The folder's location on the shop's computer does not matter: without its first folder, its first two, and so on.
    const names = comparable(path).split('/');
    const named = names.map((_, first) => known.get(names.slice(first).join('/'))).find(Boolean);
    const sought = searchable(path);
    const matching = named ?? files.filter(({ searchKey }) => searchKey.includes(sought));
    for (const file of matching) found.add(file);
    if (matching.length === 0) notFound.push(part);
  }
  return { matches: (file) => found.has(file), count: parts.length, notFound };
};
