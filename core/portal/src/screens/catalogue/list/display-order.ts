import type { RecordLine } from '@jeweler/core/schemas';

/** A record behind another one; null: at the beginning. */
export interface Placement {
  readonly id: number;
  readonly after: number | null;
}

/** The records with one of them in another place; the same ones if there is nothing to move. */
export const placed = (
  records: readonly RecordLine[],
  placement: Placement | undefined,
): readonly RecordLine[] => {
  const moved = records.find(({ id }) => id === placement?.id);
  if (!placement || !moved) return records;
  const others = records.filter((record) => record !== moved);
  const at = placement.after === null ? 0 : others.findIndex(({ id }) => id === placement.after) + 1;
  // Its neighbour has been filtered out or deleted meanwhile.
  if (placement.after !== null && at === 0) return records;
  return [...others.slice(0, at), moved, ...others.slice(at)];
};

/** Where a record stands now; undefined if it is not in the list. */
export const placementOf = (records: readonly RecordLine[], id: number): Placement | undefined => {
  const position = records.findIndex((record) => record.id === id);
  return position === -1 ? undefined : { id, after: records[position - 1]?.id ?? null };
};

/** A record put into a gap, counted from 0 above the first row; undefined where it would stay. */
export const intoGap = (records: readonly RecordLine[], id: number, gap: number): Placement | undefined => {
  const after = records[Math.min(gap, records.length) - 1]?.id ?? null;
  return after === id || after === placementOf(records, id)?.after ? undefined : { id, after };
};
