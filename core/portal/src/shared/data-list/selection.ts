/** Selected items by their keys. Items hidden by a filter stay selected. */
export interface Selection {
  readonly keys: ReadonlySet<string>;
  /** Start of a range: the item that was chosen last. */
  readonly anchor: string | undefined;
  /** The selection when the anchor was set: shrinking a range deselects nothing outside the range. */
  readonly base: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();
export const emptySelection: Selection = { keys: nothing, anchor: undefined, base: nothing };

export const toggle = ({ keys }: Selection, key: string): Selection => {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return { keys: next, anchor: key, base: next };
};

/**
 * Operations on a selection of items, where those in `shown` are visible, in that order.
 * @param getKey identifies an item across versions of the list
 */
export const selectionBy = <Item>(getKey: (item: Item) => string) => {
  /**
   * Selects everything from the anchor to `target`, in addition to `base`. If the anchor is not shown, `from`
   * becomes the anchor.
   */
  const extendTo = (
    { anchor, base }: Selection,
    shown: readonly Item[],
    { target, from }: { target: number; from: number },
  ): Selection => {
    const at = anchor === undefined ? -1 : shown.findIndex((item) => getKey(item) === anchor);
    const start = at === -1 ? from : at;
    const keys = new Set(base);
    for (const item of shown.slice(Math.min(start, target), Math.max(start, target) + 1))
      keys.add(getKey(item));
    const first = shown[start];
    return { keys, anchor: first === undefined ? undefined : getKey(first), base };
  };

  return {
    extendTo,

    /** Toggles the item at `target`, or extends the selection to it; unchanged where there is no item. */
    select: (
      selection: Selection,
      shown: readonly Item[],
      { target, from, extend }: { target: number; from: number; extend: boolean },
    ): Selection => {
      const item = shown[target];
      if (!item) return selection;
      return extend ? extendTo(selection, shown, { target, from }) : toggle(selection, getKey(item));
    },

    selectAll: ({ keys }: Selection, shown: readonly Item[]): Selection => {
      const next = new Set(keys);
      for (const item of shown) next.add(getKey(item));
      return { keys: next, anchor: undefined, base: next };
    },

    deselectAll: ({ keys }: Selection, shown: readonly Item[]): Selection => {
      const next = new Set(keys);
      for (const item of shown) next.delete(getKey(item));
      return { keys: next, anchor: undefined, base: next };
    },

    /** Removes items that no longer exist; returns the same object if all still exist. */
    withoutVanished: (selection: Selection, items: readonly Item[]): Selection => {
      if (selection.keys.size === 0 && selection.base.size === 0) return selection;
      const present = new Set<string>();
      for (const item of items) present.add(getKey(item));
      const remaining = (all: ReadonlySet<string>) => new Set([...all].filter((key) => present.has(key)));
      const keys = remaining(selection.keys);
      const base = remaining(selection.base);
      if (keys.size === selection.keys.size && base.size === selection.base.size) return selection;
      return { ...selection, keys, base };
    },

    /** The selected items that are shown, in display order: those that are counted and acted on. */
    getSelected: ({ keys }: Selection, shown: readonly Item[]): readonly Item[] =>
      keys.size === 0 ? [] : shown.filter((item) => keys.has(getKey(item))),
  };
};
