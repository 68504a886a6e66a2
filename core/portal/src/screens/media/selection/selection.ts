import { type Selection, selectionBy } from '../../../shared/data-list/selection.ts';
import { getPublicUrl, type LibraryFile } from '../files/library-file.ts';

/**
 * Files are selected by publicUrl (SPEC section 4). A change of filters preserves the selection; selected
 * files that a filter hides are neither counted nor copied until they are shown again (SPEC section 9).
 */
export const { extendTo, select, selectAll, deselectAll, withoutVanished, getSelected } =
  selectionBy<LibraryFile>(getPublicUrl);

/** Selects the file at `target` and nothing else; unchanged where there is no file. */
export const selectOnly = (
  selection: Selection,
  shown: readonly LibraryFile[],
  target: number,
): Selection => {
  const file = shown[target];
  if (!file) return selection;
  const keys = new Set([file.publicUrl]);
  return { keys, anchor: file.publicUrl, base: keys };
};

/** Replaces the publicUrls of renamed files. */
export const withRenamed = (
  { keys, anchor, base }: Selection,
  renamed: ReadonlyMap<string, string>,
): Selection => {
  const after = (all: ReadonlySet<string>) => new Set([...all].map((url) => renamed.get(url) ?? url));
  return {
    keys: after(keys),
    anchor: anchor === undefined ? undefined : (renamed.get(anchor) ?? anchor),
    base: after(base),
  };
};
