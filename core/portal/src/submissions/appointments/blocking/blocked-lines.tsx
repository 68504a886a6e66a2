import { chakra } from '@chakra-ui/react';
import type { OpeningHours } from '@jeweler/core/schemas';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Flow } from '../../../shared/ui/layout.ts';
import { blockingLabel, listBlocked } from './blocking.ts';
import type { BlockingChanges } from './use-blocking.ts';

interface BlockedLinesProps {
  hours: OpeningHours;
  days: readonly string[];
  changes: BlockingChanges;
}

/** What is blocked on the days shown, each with a button that frees it. */
export const BlockedLines = ({ hours, days, changes }: BlockedLinesProps) => {
  const blocked = listBlocked(hours, days);
  if (blocked.length === 0) return null;
  return (
    <chakra.ul aria-label="Blocked" px="panel" py="1" borderBottom="rule">
      {blocked.map((what) => (
        <Flow as="li" key={blockingLabel(what) + what.note} alignItems="center" rowGap="0">
          <chakra.span display="flex" alignItems="center" gap="3" minWidth="0" color="admin.quiet">
            <Icon name="info" />
            <chakra.span minWidth="0" overflowWrap="anywhere">
              {`${what.slots === 'day' ? 'Closed' : 'Blocked'}: ${blockingLabel(what)}`}
              {what.note === '' ? null : (
                <>
                  {' ('}
                  <bdi>{what.note}</bdi>)
                </>
              )}
            </chakra.span>
          </chakra.span>
          <Button
            variant="bare"
            // Below the words on phones, not below their icon.
            marginLeft={{ base: '5', md: '0' }}
            _print={{ display: 'none' }}
            aria-label={`Unblock ${blockingLabel(what)}`}
            aria-disabled={changes.busy}
            onClick={() => void changes.unblock(what)}
          >
            Unblock
          </Button>
        </Flow>
      ))}
    </chakra.ul>
  );
};
