import { chakra, Skeleton } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { errorMessage } from '../../shared/errors.ts';
import { ErrorMessage } from '../../shared/ui/error-message.tsx';
import { Panel, PanelHead, PanelTitle } from '../../shared/ui/panel.tsx';

interface SettingsPanelProps<Data> {
  title: string;
  /** The query that fetches the settings. */
  query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  children: (data: Data) => ReactNode;
}

/** A panel with settings that are fetched from the server. */
export const SettingsPanel = <Data,>({ title, query, children }: SettingsPanelProps<Data>) => {
  const id = useId();
  const { data, error, isFetching, refetch } = query;
  return (
    <Panel aria-labelledby={id}>
      <PanelHead>
        <PanelTitle id={id}>{title}</PanelTitle>
      </PanelHead>
      {data !== undefined ? (
        children(data)
      ) : error && !isFetching ? (
        <ErrorMessage onRetry={() => void refetch()}>{errorMessage(error)}</ErrorMessage>
      ) : (
        <chakra.div padding="5">
          <Skeleton height="8rem" />
        </chakra.div>
      )}
    </Panel>
  );
};
