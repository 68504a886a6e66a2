import type { LiveKind } from '@jeweler/core/api';
import type { QueryKey } from '@tanstack/query-core';
import { type ComponentType, lazy } from 'react';
import { MediaScreen } from '../screens/media/media-screen.tsx';
import { queryKeys } from '../shared/live/live-queries.ts';
import { portalPaths } from '../shared/paths.ts';
import type { IconName } from '../shared/ui/icon-paths.ts';
import { TodayScreen } from './today/today-screen.tsx';

/** A screen for signed-in users. */
export interface PortalScreen {
  readonly path: string;
  /** The name in the navigation and in the window's title. */
  readonly title: string;
  /** Its icon in the navigation; a screen without one is reached from other screens. */
  readonly icon?: IconName;
  readonly Screen: ComponentType;
  /** How its path may continue: with a record, which the screen draws beside its list. */
  readonly recordPath?: string;
  /** The queries that are stale after a change of each kind. */
  readonly refreshedBy: Readonly<Partial<Record<LiveKind, QueryKey>>>;
}

const lazyScreen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const bySubmissions = { submission: queryKeys.submissions };

/** Every screen once: routes, navigation, window titles and refreshing derive from this table. */
const table: Readonly<
  Record<Exclude<keyof typeof portalPaths, 'root' | 'login'>, Omit<PortalScreen, 'path'>>
> = {
  dashboard: {
    title: 'Today',
    icon: 'today',
    Screen: TodayScreen,
    refreshedBy: {
      media: queryKeys.dashboard,
      catalogue: queryKeys.dashboard,
      submission: queryKeys.dashboard,
    },
  },
  requests: {
    title: 'Requests',
    icon: 'inbox',
    Screen: lazyScreen(async () => (await import('../screens/requests/requests-screen.tsx')).RequestsScreen),
    recordPath: ':reference',
    refreshedBy: bySubmissions,
  },
  agenda: {
    title: 'Agenda',
    icon: 'calendar',
    Screen: lazyScreen(async () => (await import('../screens/agenda/agenda-screen.tsx')).AgendaScreen),
    refreshedBy: bySubmissions,
  },
  catalogue: {
    title: 'Catalogue',
    icon: 'gem',
    Screen: lazyScreen(
      async () => (await import('../screens/catalogue/catalogue-screen.tsx')).CatalogueScreen,
    ),
    recordPath: ':kind/:id?',
    refreshedBy: { catalogue: queryKeys.catalogue },
  },
  prizes: {
    title: 'Prizes',
    icon: 'gift',
    Screen: lazyScreen(async () => (await import('../screens/prizes/prizes-screen.tsx')).PrizesScreen),
    refreshedBy: bySubmissions,
  },
  media: {
    title: 'Media Library',
    icon: 'image',
    Screen: MediaScreen,
    refreshedBy: { media: queryKeys.mediaList, catalogue: queryKeys.mediaUsage },
  },
  mail: {
    title: 'Outgoing mail',
    Screen: lazyScreen(async () => (await import('../screens/mail/mail-screen.tsx')).MailScreen),
    refreshedBy: bySubmissions,
  },
  subscribers: {
    title: 'Subscribers',
    Screen: lazyScreen(
      async () => (await import('../screens/subscribers/subscribers-screen.tsx')).SubscribersScreen,
    ),
    refreshedBy: bySubmissions,
  },
  settings: {
    title: 'Settings',
    icon: 'settings',
    Screen: lazyScreen(async () => (await import('../screens/settings/settings-screen.tsx')).SettingsScreen),
    refreshedBy: bySubmissions,
  },
  shop: {
    title: 'The shop',
    Screen: lazyScreen(async () => (await import('../screens/catalogue/shop-screen.tsx')).ShopScreen),
    recordPath: ':kind/:id?',
    refreshedBy: { catalogue: queryKeys.catalogue },
  },
  account: {
    title: 'Your account',
    Screen: lazyScreen(async () => (await import('../screens/account/account-screen.tsx')).AccountScreen),
    refreshedBy: {},
  },
};

/** In the order of the navigation. */
export const portalScreens: readonly PortalScreen[] = Object.entries(table).map(([name, screen]) => ({
  ...screen,
  // The keys of the table are those of the paths.
  path: portalPaths[name as keyof typeof table],
}));

/** The queries that are stale after a change of this kind. */
export const staleQueries = (kind: LiveKind): readonly QueryKey[] => [
  ...new Set(portalScreens.flatMap(({ refreshedBy }) => (refreshedBy[kind] ? [refreshedBy[kind]] : []))),
];
