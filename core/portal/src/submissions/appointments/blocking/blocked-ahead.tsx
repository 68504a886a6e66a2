import { shopDay } from '@jeweler/core/business';
import type { OpeningHours } from '@jeweler/core/schemas';
import { useState } from 'react';
import { useNow } from '../../../shared/live/clock.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { EmptyLine, ToolRow } from '../../../shared/ui/panel.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { BlockedLines } from './blocked-lines.tsx';
import { BlockingOutcome } from './blocking-outcome.tsx';
import { useBlocking } from './use-blocking.ts';

/** The closed days and blocked hours from today on, which the agenda shows on their days. */
export const BlockedAhead = ({ hours }: { hours: OpeningHours }) => {
  const blocking = useBlocking();
  const [isOpen, setOpen] = useState(false);
  const today = shopDay(useNow());
  const days = [...hours.closedDays, ...hours.blockedHours]
    .map(({ day }) => day)
    .filter((day) => day >= today);
  return (
    <>
      <BlockingOutcome changes={blocking} />
      {days.length === 0 ? <EmptyLine>No day ahead is closed or has blocked hours.</EmptyLine> : null}
      <BlockedLines hours={hours} days={[...new Set(days)].sort()} changes={blocking} />
      <ToolRow borderTop="0">
        <Button onClick={() => setOpen(true)}>
          <Icon name="block" />
          Block a day or hours
        </Button>
      </ToolRow>
      {isOpen ? (
        <BlockDialog start={{ day: today }} today={today} changes={blocking} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
};
