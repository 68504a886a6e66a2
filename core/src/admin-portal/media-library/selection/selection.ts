import type { LibraryFile } from '../files/library-file.ts';

/**
 * Selected files by publicUrl (SPEC section 4). A change of filter keeps them; those it hides are
 * neither counted nor copied until they are shown again.
 */
export interface Selection {
  readonly urls: ReadonlySet<string>;
  /** Where a range begins: the file that was chosen last. */
  readonly anchor: string | undefined;
  /** What was selected when the anchor was set: a range that shrinks gives back nothing but itself. */
  readonly base: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();
export const emptySelection: Selection = { urls: nothing, anchor: undefined, base: nothing };

export const toggle = ({ urls }: Selection, publicUrl: string): Selection => {
  const next = new Set(urls);
  if (!next.delete(publicUrl)) next.add(publicUrl);
  return { urls: next, anchor: publicUrl, base: next };
};

/**
 * Everything from the anchor to `target`, on top of what was selected before. Without an anchor that
 * is shown, `from` becomes it.
 */
export const extendTo = (
  selection: Selection,
  shown: readonly LibraryFile[],
  { target, from }: { target: number; from: number },
): Selection => {
  const { anchor, base } = selection;
  const at = anchor === undefined ? -1 : shown.findIndex(({ publicUrl }) => publicUrl === anchor);
  const start = at === -1 ? from : at;
  const urls = new Set(base);
  for (const { publicUrl } of shown.slice(Math.min(start, target), Math.max(start, target) + 1)) {
    urls.add(publicUrl);
  }
  return { urls, anchor: shown[start]?.publicUrl, base };
};

export const selectAll = ({ urls }: Selection, shown: readonly LibraryFile[]): Selection => {
  const next = new Set(urls);
  for (const { publicUrl } of shown) next.add(publicUrl);
  return { urls: next, anchor: undefined, base: next };
};

export const deselectAll = ({ urls }: Selection, shown: readonly LibraryFile[]): Selection => {
  const next = new Set(urls);
  for (const { publicUrl } of shown) next.delete(publicUrl);
  return { urls: next, anchor: undefined, base: next };
};

/** Without the files that are no longer there; the same object when all are. */
export const withoutVanished = (selection: Selection, files: readonly LibraryFile[]): Selection => {
  if (selection.urls.size === 0 && selection.base.size === 0) return selection;
  const present = new Set<string>();
  for (const { publicUrl } of files) present.add(publicUrl);
  const remaining = (urls: ReadonlySet<string>) => new Set([...urls].filter((url) => present.has(url)));
  const urls = remaining(selection.urls);
  const base = remaining(selection.base);
  if (urls.size === selection.urls.size && base.size === selection.base.size) return selection;
  return { ...selection, urls, base };
};

/** The selected among the shown, in their order: what is counted and copied (SPEC section 9). */
export const selectedOf = ({ urls }: Selection, shown: readonly LibraryFile[]): readonly LibraryFile[] =>
  urls.size === 0 ? [] : shown.filter(({ publicUrl }) => urls.has(publicUrl));
