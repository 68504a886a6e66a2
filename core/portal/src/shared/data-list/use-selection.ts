import { useMemo, useState } from 'react';

interface Chosen {
  readonly keys: ReadonlySet<string>;
  /** Start of a range: the item that was chosen last. */
  readonly anchor: string | undefined;
  /** The selection when the anchor was set: shrinking a range deselects nothing outside the range. */
  readonly base: ReadonlySet<string>;
}

const nothing: Chosen = { keys: new Set(), anchor: undefined, base: new Set() };

/** The selection of a list, of which those in `shown` are visible, in that order; what a filter hides stays selected. */
export const useSelection = <Item>(shown: readonly Item[], getKey: (item: Item) => string) => {
  const [{ keys }, set] = useState(nothing);
  const selected = useMemo(() => shown.filter((item) => keys.has(getKey(item))), [shown, keys, getKey]);

  const change = (next: (keys: ReadonlySet<string>) => Iterable<string>, anchor?: string) =>
    set((now) => {
      const changed = new Set(next(now.keys));
      return { keys: changed, anchor, base: changed };
    });
  const extend = (list: readonly Item[], target: number, from: number) =>
    set(({ anchor, base }) => {
      const at = list.findIndex((item) => getKey(item) === anchor);
      const start = at === -1 ? from : at;
      const range = list.slice(Math.min(start, target), Math.max(start, target) + 1).map(getKey);
      const first = list[start];
      return { keys: new Set([...base, ...range]), anchor: first && getKey(first), base };
    });
  return {
    shown,
    keys,
    /** Those that are shown, in display order: they are counted and acted on. */
    selected,
    isAll: shown.length > 0 && selected.length === shown.length,
    change,
    /**
     * Toggles the item at a position of the list as it is drawn or, with `isRange`, selects all from the last chosen one
     * (without one, from `from`) to it.
     */
    select: (list: readonly Item[], target: number, from: number, isRange: boolean) => {
      const item = list[target];
      if (!item) return;
      const key = getKey(item);
      if (isRange) extend(list, target, from);
      else change((all) => (all.has(key) ? [...all].filter((each) => each !== key) : [...all, key]), key);
    },
    selectShown: () => change((all) => [...all, ...shown.map(getKey)]),
    deselectShown: () => {
      const gone = new Set(shown.map(getKey));
      change((all) => [...all].filter((key) => !gone.has(key)));
    },
    clear: () => change(() => []),
  };
};

export type Selection<Item> = ReturnType<typeof useSelection<Item>>;
