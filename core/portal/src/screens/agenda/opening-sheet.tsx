import { getAgenda } from '@jeweler/core/api';
import { shopInstant } from '@jeweler/core/business';
import { appointmentSlots } from '@jeweler/core/schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { type HostLock, useLockState } from '../../shared/host/host-lock.ts';
import { type HostPrinting, usePrintSettings } from '../../shared/host/host-printing.ts';
import { subscribeToClock } from '../../shared/live/clock.ts';
import { useHost } from '../../shared/portal.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { type AgendaDay, useAgendaWeek } from '../../submissions/appointments/agenda-week.ts';
import { DaySheet } from './day-sheet.tsx';

const HOUR_MS = 3_600_000;

/** Whether the shop is open at an instant of this day: from its first hour that is not closed to its last one. */
const isOpenAt = ({ day, slots }: Pick<AgendaDay, 'day' | 'slots'>, now: Date): boolean => {
  const open = appointmentSlots.filter((slot) => slots[slot] !== 'closed');
  const [first, last] = [open.at(0), open.at(-1)];
  if (first === undefined || last === undefined) return false;
  return shopInstant(day, first) <= now && now.getTime() < shopInstant(day, last).getTime() + HOUR_MS;
};

export interface OpeningSheetProps {
  printing: HostPrinting;
  lock: HostLock;
}

/**
 * Prints today's sheet when the shop opens, once a day, if the host is set so. It waits for the unlocking, and
 * for a server that is gone, until the shop closes. Renders nothing on the screen.
 */
export const OpeningSheet = ({ printing, lock }: OpeningSheetProps) =>
  usePrintSettings(printing).atOpening ? <WhenOpening printing={printing} lock={lock} /> : null;

const WhenOpening = ({ printing, lock }: OpeningSheetProps) => {
  const { printedOn } = usePrintSettings(printing);
  const { isLocked } = useLockState(lock);
  const { http } = useSession();
  const { notify } = useHost();
  const { now, today, days } = useAgendaWeek(undefined);
  const [sheet, setSheet] = useState<AgendaDay>();

  const day = days?.find((each) => each.day === today);
  const isDue = !isLocked && printedOn !== today && day !== undefined && isOpenAt(day, now);
  useEffect(() => {
    if (!isDue) return undefined;
    let isCurrent = true;
    // Asked anew: what is shown may be from before the server was gone. The next tick of the clock tries again.
    const load = () =>
      void getAgenda(http, { from: today, to: today }).then(
        ({ days: [fresh] }) => {
          if (isCurrent) setSheet(fresh);
        },
        () => undefined,
      );
    load();
    const stop = subscribeToClock(load);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [isDue, today, http]);

  const print = useEffectEvent(async ({ day: printed }: AgendaDay) => {
    if (printing.settings().printedOn === printed) return;
    // Before it is printed, so that a printer that fails is not asked again every half minute.
    printing.change({ printedOn: printed });
    const result = await printing.print();
    setSheet(undefined);
    if (result.outcome === 'failed')
      notify({
        tone: 'error',
        title: 'The day sheet was not printed',
        text: `${result.sentence} The agenda can print it again.`,
      });
  });
  useEffect(() => {
    if (sheet) void print(sheet);
  }, [sheet]);

  // Beside everything else, which the global styles hide in print while it is there.
  return sheet
    ? createPortal(
        <div data-print-alone="">
          <DaySheet day={sheet} />
        </div>,
        document.body,
      )
    : null;
};
