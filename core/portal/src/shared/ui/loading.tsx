import { chakra, Skeleton } from '@chakra-ui/react';
import { Scroller } from '../data-list/row-scroller.ts';
import { errorMessage, isGone } from '../errors.ts';
import { ErrorMessage } from './error-message.tsx';
import { EmptyLine } from './panel.tsx';

/** What a query says of itself. */
export interface QueryState {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LoadingProps {
  query: QueryState;
  height: string;
  /** Fills the frame of a list, which is at least so high. */
  isList?: boolean;
}

/** In place of what a query fetches: an outline of it, or why it could not be loaded, with a button to retry. */
export const Loading = ({ query, height, isList = false }: LoadingProps) =>
  isGone(query.error) ? (
    <EmptyLine role="status">There is nothing here. It may have been deleted.</EmptyLine>
  ) : query.error && !query.isFetching ? (
    <ErrorMessage onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorMessage>
  ) : isList ? (
    <Scroller padding="5">
      <Skeleton height="100%" minHeight={height} />
    </Scroller>
  ) : (
    <chakra.div padding="5">
      <Skeleton height={height} />
    </chakra.div>
  );
