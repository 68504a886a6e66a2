import type { MissingField } from '@jeweler/core/schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RecordList } from '../data/record-list.ts';

/** The open record among those that a filter finds, where something is missing, and the ones beside it. */
export interface Pager {
  /** What the filter looks for. */
  readonly filter: MissingField | 'any';
  /** From 1; undefined where the list does not have it, or not any more. */
  readonly position: number | undefined;
  readonly total: number;
  readonly previous: number | undefined;
  /** Undefined until it is known. */
  readonly next: number | 'none' | undefined;
}

/**
 * The list gets shorter while it is worked on: of a record that has left it, those beside it are known by where it was.
 * Undefined without a filter.
 */
export const usePager = (
  { records: listed, total = 0, isOutdated, isFetching, fetchMore }: RecordList,
  id: number | 'new' | undefined,
  filter: MissingField | 'any' | undefined,
): Pager | undefined => {
  // Those of the list that was seen before may be of another filter.
  const records = isOutdated ? undefined : listed;
  const found = records?.findIndex((record) => record.id === id) ?? -1;
  const [last, setLast] = useState(0);
  if (found !== -1 && found !== last) setLast(found);
  const isLast = records !== undefined && records.length >= total;
  const next = records?.[found === -1 ? last : found + 1]?.id ?? (isLast ? 'none' : undefined);

  // More may match than has been fetched.
  const more = useEffectEvent(() => fetchMore?.());
  const needsMore = filter !== undefined && typeof id === 'number' && next === undefined && !isFetching;
  useEffect(() => {
    if (needsMore) more();
  }, [needsMore]);

  if (filter === undefined) return undefined;
  return {
    filter,
    position: found === -1 ? undefined : found + 1,
    total,
    previous: records?.[(found === -1 ? last : found) - 1]?.id,
    next,
  };
};
