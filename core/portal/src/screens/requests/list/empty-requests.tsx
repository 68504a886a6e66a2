import { EmptyState } from '@chakra-ui/react';
import { Button } from '../../../shared/ui/button.tsx';
import { useRequestSearch } from '../data/submission-list.ts';

interface EmptyRequestsProps {
  /** Whether the search or a filter hides requests. */
  isNarrowed: boolean;
  /** Clears the filters. */
  onShowAll: () => void;
}

/** Shown in place of the rows when there are none, with the way back from a search without a hit. */
export const EmptyRequests = ({ isNarrowed, onShowAll }: EmptyRequestsProps) => {
  const [, type] = useRequestSearch();
  return (
    <EmptyState.Root height={{ base: 'auto', md: 'full' }}>
      <EmptyState.Content>
        <EmptyState.Description>
          {isNarrowed
            ? 'Nothing matches the search and filters.'
            : 'Nothing has been sent yet. What visitors send appears here automatically.'}
        </EmptyState.Description>
        {isNarrowed ? (
          <Button
            onClick={() => {
              type('');
              onShowAll();
            }}
          >
            Clear search and filters
          </Button>
        ) : null}
      </EmptyState.Content>
    </EmptyState.Root>
  );
};
