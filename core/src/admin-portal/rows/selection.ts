/** Selected items by their keys. What a filter hides stays selected. */
export interface Selection {
  readonly keys: ReadonlySet<string>;
  /** Where a range begins: the item that was chosen last. */
  readonly anchor: string | undefined;
  /** What was selected when the anchor was set: a range that shrinks gives back nothing but itself. */
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
 * What can be done to a selection where items are `shown` in an order.
 * @param keyOf names an item, in every version of the list the same
 */
export const selectionBy = <Item>(keyOf: (item: Item) => string) => ({
  /**
   * Everything from the anchor to `target`, on top of what was selected before. Without an anchor that
   * is shown, `from` becomes it.
   */
  extendTo: (
    { anchor, base }: Selection,
    shown: readonly Item[],
    { target, from }: { target: number; from: number },
  ): Selection => {
    const at = anchor === undefined ? -1 : shown.findIndex((item) => keyOf(item) === anchor);
    const start = at === -1 ? from : at;
    const keys = new Set(base);
    for (const item of shown.slice(Math.min(start, target), Math.max(start, target) + 1))
      keys.add(keyOf(item));
    const first = shown[start];
    return { keys, anchor: first === undefined ? undefined : keyOf(first), base };
  },

  selectAll: ({ keys }: Selection, shown: readonly Item[]): Selection => {
    const next = new Set(keys);
    for (const item of shown) next.add(keyOf(item));
    return { keys: next, anchor: undefined, base: next };
  },

  deselectAll: ({ keys }: Selection, shown: readonly Item[]): Selection => {
    const next = new Set(keys);
    for (const item of shown) next.delete(keyOf(item));
    return { keys: next, anchor: undefined, base: next };
  },

  /** Without the items that are no longer there; the same object when all are. */
  withoutVanished: (selection: Selection, items: readonly Item[]): Selection => {
    if (selection.keys.size === 0 && selection.base.size === 0) return selection;
    const present = new Set<string>();
    for (const item of items) present.add(keyOf(item));
    const remaining = (all: ReadonlySet<string>) => new Set([...all].filter((key) => present.has(key)));
    const keys = remaining(selection.keys);
    const base = remaining(selection.base);
    if (keys.size === selection.keys.size && base.size === selection.base.size) return selection;
    return { ...selection, keys, base };
  },

  /** The selected among the shown, in their order: what is counted, and what is done something to. */
  selectedOf: ({ keys }: Selection, shown: readonly Item[]): readonly Item[] =>
    keys.size === 0 ? [] : shown.filter((item) => keys.has(keyOf(item))),
});
