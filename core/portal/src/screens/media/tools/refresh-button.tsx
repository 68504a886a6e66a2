import { chakra } from '@chakra-ui/react';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';

/** Loads the list anew. Not disabled while busy, so that it keeps the focus. */
export const RefreshButton = ({ busy, onRefresh }: { busy: boolean; onRefresh: () => void }) => (
  <Button
    aria-label="Refresh"
    title="Refresh"
    aria-disabled={busy}
    px={{ base: '3', md: '4' }}
    onClick={() => {
      if (!busy) onRefresh();
    }}
  >
    <Icon name="refresh" />
    <chakra.span hideBelow="md">Refresh</chakra.span>
  </Button>
);
