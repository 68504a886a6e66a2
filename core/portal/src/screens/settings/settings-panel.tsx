import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Loading, type QueryState } from '../../shared/ui/loading.tsx';
import { TitledPanel } from '../../shared/ui/panel.tsx';

export interface SettingsPlace {
  /** Fragment of its address: `/admin/settings#backups` leads to this panel. */
  id: string;
  title: string;
}

type SettingsQuery<Data> = QueryState & { readonly data: Data | undefined };

interface SettingsPanelProps<Data> extends SettingsPlace {
  /** Fetches the settings. */
  query: SettingsQuery<Data>;
  children: (data: Data) => ReactNode;
}

/** A panel with settings that are fetched from the server. A link to it, pressed once more as well, focuses it. */
export const SettingsPanel = <Data,>({ id, title, query, children }: SettingsPanelProps<Data>) => {
  const { hash, key } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each navigation, also to the same place
  useEffect(() => {
    if (hash !== `#${id}`) return;
    panel.current?.scrollIntoView();
    panel.current?.focus({ preventScroll: true });
  }, [hash, id, key]);
  const { data } = query;
  return (
    <TitledPanel ref={panel} title={title} tabIndex={-1} _focus={{ outline: 'none' }}>
      {data !== undefined ? children(data) : <Loading query={query} height="8rem" />}
    </TitledPanel>
  );
};

/** Such a panel, of what `useSettings` fetches. */
export const panelOf = <Data,>(useSettings: () => SettingsQuery<Data>, draw: (data: Data) => ReactNode) =>
  function Settings(place: SettingsPlace) {
    return (
      <SettingsPanel {...place} query={useSettings()}>
        {draw}
      </SettingsPanel>
    );
  };
