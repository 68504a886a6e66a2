import { chakra, Skeleton } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { errorMessage } from '../../shared/errors.ts';
import { ErrorMessage } from '../../shared/ui/error-message.tsx';
import { Panel, PanelHead, PanelTitle } from '../../shared/ui/panel.tsx';

interface SettingsPanelProps<Data> {
  /** Fragment of its address: `/admin/settings#backups` shows this panel. */
  id: string;
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
export const SettingsPanel = <Data,>({ id, title, query, children }: SettingsPanelProps<Data>) => {
  const { hash } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === `#${id}`) panel.current?.scrollIntoView();
  }, [hash, id]);
  const { data, error, isFetching, refetch } = query;
  return (
    <Panel ref={panel} aria-labelledby={`${id}-title`}>
      <PanelHead>
        <PanelTitle id={`${id}-title`}>{title}</PanelTitle>
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
