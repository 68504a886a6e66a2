import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Loading, type QueryState } from '../../shared/ui/loading.tsx';
import { TitledPanel } from '../../shared/ui/panel.tsx';

interface SettingsPanelProps<Data> {
  /** Fragment of its address: `/admin/settings#backups` shows this panel. */
  id: string;
  title: string;
  /** The query that fetches the settings. */
  query: QueryState & { readonly data: Data | undefined };
  children: (data: Data) => ReactNode;
}

/** A panel with settings that are fetched from the server. */
export const SettingsPanel = <Data,>({ id, title, query, children }: SettingsPanelProps<Data>) => {
  const { hash } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === `#${id}`) panel.current?.scrollIntoView();
  }, [hash, id]);
  const { data } = query;
  return (
    <TitledPanel ref={panel} title={title}>
      {data !== undefined ? children(data) : <Loading query={query} height="8rem" />}
    </TitledPanel>
  );
};
