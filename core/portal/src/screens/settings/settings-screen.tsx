import { chakra } from '@chakra-ui/react';
import { getHealth } from '@jeweler/core/api';
import { useAtomValue } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useBackups } from '../../shared/backups.ts';
import { useReady } from '../../shared/ready.ts';
import { permissionsAtom } from '../../shared/session/use-session.ts';
import { useShopFacts } from '../../shared/shop-facts.ts';
import { Flow, Quiet } from '../../shared/ui/layout.ts';
import { OwnersPanel } from '../../shared/ui/owners-panel.tsx';
import { LoadingPanel } from '../../shared/ui/panel.tsx';
import { ScreenTitle } from '../../shared/ui/screen-title.tsx';
import { SearchInput } from '../../shared/ui/search-input.tsx';
import { usePortalQuery } from '../../shared/use-query.ts';
import { useOpeningHours } from '../../submissions/use-opening-hours.ts';
import { chosenStyle } from '../../theme/index.ts';
import { type Setting, type SettingsGroup, settingsGroups, useMailFigures } from './settings-groups.tsx';
import { usePortalSettings } from './use-portal-settings.ts';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', lg: '6' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '13rem minmax(0, 1fr)' },
  },
});

/** Whether a text has each of the words that are searched for, or their beginnings. */
const hasWords = (text: string, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/** Which version of the program the server runs. */
export const VersionLine = () => {
  const { data } = usePortalQuery(['health'], getHealth);
  return data && 'version' in data ? <Quiet>{`Version ${data.version}`}</Quiet> : null;
};

/**
 * Settings for the whole shop, on every computer: one group at a time, or the panels that have the words of a search.
 * All of them stay mounted, so that what is typed in one is there when another has been looked at.
 */
export const SettingsScreen = () => {
  // Loaded before any of them appears, so that none pushes others down.
  const queries = [
    useReady(),
    useShopFacts(),
    useOpeningHours(),
    usePortalSettings(),
    useMailFigures(),
    useBackups(),
  ];
  const isReady = queries.every(({ isFetched, isFetching }) => isFetched || !isFetching);
  const permissions = useAtomValue(permissionsAtom);
  const navigate = useNavigate();
  const { hash, key } = useLocation();
  const panels = useRef<HTMLDivElement>(null);
  /** What was typed at a place; any link leads out of the search. */
  const [search, setSearch] = useState({ text: '', found: [] as readonly string[], at: key });
  const isSearched = search.at === key && search.text.trim() !== '';

  const own = settingsGroups.map(({ title, settings }) => ({
    title,
    settings: settings.filter(({ may }) => !may || permissions?.includes(may)),
  }));
  const all = own.flatMap(({ settings }) => settings);
  // Also of what only owners see: there it says so.
  const asked = settingsGroups.findIndex(({ settings }) => settings.some(({ id }) => hash === `#${id}`));
  const group = own[Math.max(0, asked)];
  const shown = isSearched ? all.filter(({ id }) => search.found.includes(id)) : (group?.settings ?? []);
  const find = (text: string) => {
    const words = (id: string) => panels.current?.querySelector(`[data-setting="${id}"]`)?.textContent ?? '';
    const found = all.filter((each) => hasWords(`${words(each.id)} ${each.words ?? ''}`, text.trim()));
    setSearch({ text, found: found.map(({ id }) => id), at: key });
  };
  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    if (isSearched && shown[0]) void navigate(`#${shown[0].id}`);
  };

  return (
    <chakra.div display="grid" gap="6" maxWidth="68rem" gridTemplateColumns="minmax(0, 1fr)">
      <Flow as="header" alignItems="center" justifyContent="space-between">
        <ScreenTitle fontSize="2.25rem">Settings</ScreenTitle>
        <chakra.form role="search" flex="0 1 22rem" minWidth="0" onSubmit={openFirst}>
          <SearchInput
            label="Find a setting"
            placeholder="Find a setting"
            value={isSearched ? search.text : ''}
            onChange={find}
          />
        </chakra.form>
      </Flow>
      {isReady ? (
        <Columns>
          <SettingsIndex groups={own} shown={shown} />
          <chakra.div ref={panels} display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
            <chakra.p role="status" color="admin.quiet" _empty={{ display: 'none' }}>
              {!isSearched
                ? ''
                : shown.length === 0
                  ? 'No setting has these words. Please try fewer, or others.'
                  : `Found: ${shown.map(({ title }) => title).join(', ')}.`}
            </chakra.p>
            {all.map(({ Panel, ...place }) => (
              <div key={place.id} data-setting={place.id} hidden={!shown.some(({ id }) => id === place.id)}>
                <Panel id={place.id} title={place.title} />
              </div>
            ))}
            {permissions && !permissions.includes('change-rules') && group === own.at(-1) && !isSearched ? (
              <OwnersPanel title="People, limits, backups and deletions" />
            ) : null}
            <VersionLine />
          </chakra.div>
        </Columns>
      ) : (
        <LoadingPanel height="24rem">Loading the settings...</LoadingPanel>
      )}
    </chakra.div>
  );
};

const entryStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 'target',
  px: '3',
  borderRadius: 'admin',
  _hover: { bg: 'admin.sunken' },
  '&[aria-current]': {
    bg: 'admin.sunken',
    boxShadow: { base: 'inset 0 -2px 0 {colors.admin.accent}', lg: 'inset 2px 0 0 {colors.admin.accent}' },
    ...chosenStyle,
  },
} as const;
const Entry = chakra(Link, { base: entryStyle });

interface SettingsIndexProps {
  groups: readonly SettingsGroup[];
  shown: readonly Setting[];
}

/** The groups, and in wide windows what each of them has. */
const SettingsIndex = ({ groups, shown }: SettingsIndexProps) => (
  <chakra.nav aria-label="Settings" position={{ lg: 'sticky' }} top="calc(var(--nav-height) + 1.5rem)">
    <chakra.ul display={{ base: 'flex', lg: 'grid' }} flexWrap="wrap" gap={{ base: '1', lg: '4' }}>
      {groups.map(({ title, settings }) => (
        <li key={title}>
          <Entry
            to={`#${settings[0]?.id}`}
            fontWeight="strong"
            aria-current={settings.some((each) => shown.includes(each)) || undefined}
          >
            {title}
          </Entry>
          <chakra.ul hideBelow="lg">
            {settings.map(({ id, title }) => (
              <li key={id}>
                <Entry to={`#${id}`} color="admin.quiet" fontSize="small" minHeight="8">
                  {title}
                </Entry>
              </li>
            ))}
          </chakra.ul>
        </li>
      ))}
    </chakra.ul>
  </chakra.nav>
);
