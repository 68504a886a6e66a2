import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type AdminClient, moveRecord } from '../../../../api/index.ts';
import type { RecordKind, RecordLine } from '../../../../schemas/index.ts';
import { errorMessage } from '../../../shared/errors.ts';
import { useHost } from '../../../shared/portal.ts';
import { useChange } from '../../../shared/use-change.ts';
import { refetchCatalogue } from '../data/refetch-catalogue.ts';
import { type Placement, placed, placementOf } from './display-order.ts';

/** A held arrow key moves a record many times: it is sent when it has come to rest. */
const REST_MS = 500;
const NOTICE = 'record-moved';

interface Moving {
  /** The records as they will stand. */
  readonly shown: readonly RecordLine[];
  /** The record that is being moved. */
  readonly moved: number | undefined;
  readonly move: (to: Placement) => void;
}

/** Moves records in display order, shown at once; `Undo` in the notice moves one back. */
export const useMoving = (kind: RecordKind, records: readonly RecordLine[]): Moving => {
  const { notify } = useHost();
  const { run } = useChange({ refetch: refetchCatalogue });
  const [pending, setPending] = useState<Placement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<Placement>(undefined);

  const settle = (sent: Placement) => setPending((current) => (current === sent ? undefined : current));
  const put = async (to: Placement, revision: number) => {
    const send = (http: AdminClient) => moveRecord(http, kind, to.id, { after: to.after, revision });
    const before = placementOf(records, to.id);
    const name = records.find(({ id }) => id === to.id)?.name ?? '';
    try {
      const moved = await run(send);
      // Another one is on its way; this one waits for it.
      if (!moved) return later(to);
      const undo = () => {
        if (before) void put(before, moved.revision);
      };
      notify({
        id: NOTICE,
        tone: 'success',
        title: `“${name}” moved`,
        ...(before ? { actions: [{ label: 'Undo', run: undo }] } : {}),
      });
    } catch (error) {
      notify({ id: NOTICE, tone: 'error', title: `“${name}” was not moved`, text: errorMessage(error) });
    }
    settle(to);
  };
  const flush = useEffectEvent(() => {
    clearTimeout(timer.current);
    const to = waiting.current;
    waiting.current = undefined;
    const record = records.find(({ id }) => id === to?.id);
    if (to && record) void put(to, record.revision);
  });
  const later = (to: Placement) => {
    clearTimeout(timer.current);
    waiting.current = to;
    timer.current = setTimeout(() => flush(), REST_MS);
  };
  // What was moved just before leaving is moved.
  useEffect(() => () => flush(), []);

  return {
    shown: useMemo(() => placed(records, pending), [records, pending]),
    moved: pending?.id,
    move: (to) => {
      if (waiting.current && waiting.current.id !== to.id) flush();
      setPending(to);
      later(to);
    },
  };
};
