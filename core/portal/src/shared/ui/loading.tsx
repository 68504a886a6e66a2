import { chakra, Skeleton } from '@chakra-ui/react';
import { errorMessage } from '../errors.ts';
import { ErrorMessage } from './error-message.tsx';

/** What a query says of itself. */
export interface QueryState {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** In place of what a query fetches: an outline of it, or why it could not be loaded, with a button to retry. */
export const Loading = ({ query, height }: { query: QueryState; height: string }) =>
  query.error && !query.isFetching ? (
    <ErrorMessage onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorMessage>
  ) : (
    <chakra.div padding="5">
      <Skeleton height={height} />
    </chakra.div>
  );
