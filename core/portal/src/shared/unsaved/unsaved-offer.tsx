import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useNow } from '../live/clock.ts';
import { timeUnlessToday } from '../times.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Flow, PanelBody } from '../ui/layout.ts';

interface UnsavedOfferProps {
  /** ISO date-time. */
  savedAt: string;
  /** What was typed, beside what is there now. */
  children: ReactNode;
  onRestore: () => void;
  onDiscard: () => void;
}

/** What was typed at an earlier time and not saved: never applied by itself. */
export const UnsavedOffer = ({ savedAt, children, onRestore, onDiscard }: UnsavedOfferProps) => {
  const now = useNow();
  return (
    <PanelBody as="section" aria-label="Unsaved changes" gap="4" borderBottom="rule" bg="admin.selected">
      <chakra.p role="status" display="flex" gap="3" fontWeight="medium">
        <Icon name="info" color="admin.info" marginTop="1px" />
        {`You have unsaved changes from ${timeUnlessToday(savedAt, now)}.`}
      </chakra.p>
      {children}
      <Flow>
        <Button onClick={onRestore}>Restore</Button>
        <Button onClick={onDiscard}>Discard</Button>
      </Flow>
    </PanelBody>
  );
};
