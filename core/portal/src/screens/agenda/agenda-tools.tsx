import { chakra, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { daySpan, wholeDay } from '../../shared/day-labels.ts';
import type { AdminHost } from '../../shared/host/admin-host.ts';
import { useHost } from '../../shared/portal.ts';
import { Button, IconButton } from '../../shared/ui/button.tsx';
import { PanelHead, PanelTitle } from '../../shared/ui/panel.tsx';
import { Segments } from '../../shared/ui/segments.tsx';
import { type AgendaView, plainDay } from './agenda-view.ts';

const views = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
] as const satisfies readonly { value: AgendaView['view']; label: string }[];

/** Prints the sheet that the page has for paper: by the system's dialog, or as the host is set. */
const sendToPrinter = async ({ printing, notify }: AdminHost, what: 'day sheet' | 'week') => {
  if (!printing?.settings().printing.isSilent) return window.print();
  const result = await printing.print();
  if (result.outcome === 'done') notify({ tone: 'success', title: `The ${what} was sent to the printer` });
  else notify({ tone: 'error', title: `The ${what} was not printed`, text: result.sentence });
};

/** Leads to a day, however far away; what is typed halfway leads nowhere yet. */
const DayField = ({ day, onDay }: { day: string; onDay: (day: string) => void }) => {
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      type="date"
      aria-label="Go to a day"
      width="10rem"
      maxWidth="100%"
      value={typed ?? day}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        if (plainDay.safeParse(value).success) onDay(value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
};

interface AgendaToolsProps {
  view: AgendaView['view'];
  day: string;
  week: readonly string[];
  today: string;
  /** Whether the period has come: before, its sheet would be empty. */
  isThere: boolean;
  onGo: (part: Partial<AgendaView>) => void;
  onStep: (direction: 1 | -1) => void;
}

/** The period shown, and controls to reach other days. */
export const AgendaTools = ({ view, day, week, today, isThere, onGo, onStep }: AgendaToolsProps) => {
  const isToday = view === 'day' ? day === today : week.includes(today);
  const host = useHost();
  return (
    <PanelHead rowGap="2" py="2">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1" marginLeft="-3" minWidth="0">
        <IconButton icon="previous" label={`Previous ${view}`} onClick={() => onStep(-1)} />
        <IconButton icon="next" label={`Next ${view}`} onClick={() => onStep(1)} />
        <PanelTitle
          id="agenda-period"
          aria-live="polite"
          marginLeft="2"
          flex="1 1 8rem"
          fontVariantNumeric="lining-nums"
          textWrap="balance"
        >
          {view === 'day' ? wholeDay(day) : daySpan(week[0] ?? day, week[6] ?? day)}
        </PanelTitle>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2" minWidth="0" _print={{ display: 'none' }}>
        <DayField day={day} onDay={(chosen) => onGo({ day: chosen })} />
        <Button aria-disabled={isToday} onClick={() => onGo({ day: undefined })}>
          Today
        </Button>
        <Segments<AgendaView['view']>
          label="View"
          value={view}
          options={views}
          onChange={(next) => onGo({ view: next })}
        />
        <IconButton
          icon="print"
          label={view === 'day' ? 'Print the day sheet' : 'Print the week'}
          variant="line"
          aria-disabled={!isThere}
          onClick={() => {
            if (isThere) void sendToPrinter(host, view === 'day' ? 'day sheet' : 'week');
          }}
        />
      </chakra.div>
    </PanelHead>
  );
};
