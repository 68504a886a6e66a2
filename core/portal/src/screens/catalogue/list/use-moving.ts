import { type AdminClient, moveRecord } from '@jeweler/core/api';
import type { RecordKind, RecordLine } from '@jeweler/core/schemas';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { errorMessage } from '../../../shared/errors.ts';
import { affectedBy } from '../../../shared/live/live-queries.ts';
import { useHost } from '../../../shared/portal.ts';
import { useChange } from '../../../shared/use-change.ts';
import { type Placement, placed, placementOf } from './display-order.ts';

/** A held arrow key moves a record many times: it is sent when it has come to rest. */
const REST_MS = 500;
const NOTICE = 'record-moved';

/** A move that has not been sent yet, and the record as it stood: the list may show something else by then. */
interface Waiting {
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
  const [pending, setPending] = useState<Placement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<Waiting>(undefined);

  const settle = (sent: Placement) => setPending((current) => (current === sent ? undefined : current));
  const put = async (waiting: Waiting, revision = waiting.record.revision) => {
    const { to, record, before, collection: place } = waiting;
    const send = (http: AdminClient) =>
      moveRecord(http, kind, to.id, { after: to.after, collection: place, revision });
    try {
      const moved = await run(send);
      // Another one is on its way; this one waits for it.
      if (!moved) return later(waiting);
      const undo = () => {
        if (before) void put({ ...waiting, to: before, before: to }, moved.revision);
      };
      notify({
        id: NOTICE,
        tone: 'success',
        title: `“${record.name}” moved`,
        ...(before ? { actions: [{ label: 'Undo', run: undo }] } : {}),
      });
    } catch (error) {
      notify({
        id: NOTICE,
        tone: 'error',
        title: `“${record.name}” was not moved`,
        text: errorMessage(error),
      });
    }
    settle(to);
  };
  const flush = useEffectEvent(() => {
    clearTimeout(timer.current);
    const next = waiting.current;
    waiting.current = undefined;
    // An earlier move of the same record has changed it.
    const present = records.find(({ id }) => id === next?.record.id);
    if (next) void put(next, Math.max(next.record.revision, present?.revision ?? 0));
  });
  const later = (next: Waiting) => {
    clearTimeout(timer.current);
    waiting.current = next;
    timer.current = setTimeout(() => flush(), REST_MS);
  };
  // What was moved just before leaving is moved.
  useEffect(() => () => flush(), []);

  return {
    /** The records as they will stand. */
    shown: useMemo(() => placed(records, pending), [records, pending]),
    /** The record that is being moved. */
    moved: pending?.id,
    move: (to: Placement) => {
      const record = records.find(({ id }) => id === to.id);
      if (!record) return;
      if (waiting.current && waiting.current.to.id !== to.id) flush();
      setPending(to);
      later({ to, record, before: placementOf(records, to.id), collection });
    },
  };
};
