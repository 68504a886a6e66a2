import { EmptyState } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface EmptyListProps {
  /** Why there are no rows. */
  children: string;
  /** The way out: back to the whole list, or to a first entry. */
  action?: ReactNode;
}

/** In place of the rows where there are none. */
export const EmptyList = ({ children, action }: EmptyListProps) => (
  <EmptyState.Root height={{ base: 'auto', md: 'full' }}>
    <EmptyState.Content>
      <EmptyState.Description>{children}</EmptyState.Description>
      {action}
    </EmptyState.Content>
  </EmptyState.Root>
);
