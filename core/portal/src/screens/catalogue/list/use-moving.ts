import { moveRecord } from '@jeweler/core/api';
import type { RecordKind, RecordLine } from '@jeweler/core/schemas';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { failureNotice } from '../../../shared/errors.ts';
import { affectedBy } from '../../../shared/live/live-queries.ts';
import { useHost } from '../../../shared/portal.ts';
import { useChange } from '../../../shared/use-change.ts';
import { type Placement, placed, placementOf } from './display-order.ts';

/** A held arrow key moves a record many times: it is sent when it has come to rest. */
const REST_MS = 500;
const NOTICE = 'record-moved';

/** A move, and the record as it stood: the list may show something else by then. */
interface Move {
  readonly to: Placement;
  readonly record: RecordLine;
  readonly before: Placement | undefined;
  /** Whose order it is moved in; undefined for the display order. */
  readonly collection: number | undefined;
}

/**
 * Moves records in display order, or in that of a collection, shown at once; `Undo` in the notice moves one back.
 */
export const useMoving = (
  kind: RecordKind,
  records: readonly RecordLine[],
  collection: number | undefined,
) => {
  const { notify } = useHost();
  const { run } = useChange({ affected: affectedBy.catalogue });
  /** Those that the list does not have yet, in their order. */
  const [pending, setPending] = useState<readonly Move[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const resting = useRef<Move>(undefined);
  /** Each is sent when the list has the one before it. */
  const queue = useRef(Promise.resolve());

  const put = async (move: Move) => {
    const { to, record, before, collection: place } = move;
    try {
      // What else has changed in it is no reason against another place.
      const { revision } = record;
      await run((http) => moveRecord(http, kind, to.id, { after: to.after, collection: place, revision }));
      notify({
        id: NOTICE,
        tone: 'success',
        title: `“${record.name}” moved`,
        ...(before && { actions: [{ label: 'Undo', run: () => send({ ...move, to: before, before: to }) }] }),
      });
    } catch (error) {
      notify({ id: NOTICE, ...failureNotice(`“${record.name}” was not moved`, error) });
    }
    setPending((moves) => moves.filter((each) => each !== move));
  };
  const send = (move: Move) => {
    queue.current = queue.current.then(() => put(move));
  };
  const flush = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (resting.current) send(resting.current);
    resting.current = undefined;
  });
  // What was moved just before leaving is moved.
  useEffect(() => () => flush(), []);

  const shown = useMemo(
    () => pending.reduce((list, { to }) => placed(list, to), records),
    [records, pending],
  );
  return {
    /** The records as they will stand. */
    shown,
    /** The record that is being moved. */
    moved: pending.at(-1)?.to.id,
    move: (to: Placement) => {
      const record = records.find(({ id }) => id === to.id);
      if (!record) return;
      const last = resting.current;
      const earlier = last?.to.id === to.id && last.collection === collection ? last : undefined;
      if (!earlier) flush();
      const before = placementOf(shown, to.id);
      const next = earlier ? { ...earlier, to } : { to, record, before, collection };
      resting.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => flush(), REST_MS);
      setPending((moves) => [...moves.filter((each) => each !== earlier), next]);
    },
  };
};
