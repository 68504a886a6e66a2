import { type ComponentType, lazy } from 'react';
import { MediaScreen } from '../screens/media/media-screen.tsx';
import { portalPaths } from '../shared/paths.ts';
import type { IconName } from '../shared/ui/icon-paths.ts';

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
  /** The page of the handbook about it (docs/handbook), by its name; without one, Help shows all pages. */
  readonly help?: string;
}

const lazyScreen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/** Every screen once: routes, navigation and window titles derive from this table. */
const table: Readonly<
  Record<Exclude<keyof typeof portalPaths, 'root' | 'login'>, Omit<PortalScreen, 'path'>>
> = {
  dashboard: {
    title: 'Today',
    icon: 'today',
    Screen: lazyScreen(async () => (await import('./today/today-screen.tsx')).TodayScreen),
    help: 'answer-a-request',
  },
  requests: {
    title: 'Requests',
    icon: 'inbox',
    Screen: lazyScreen(async () => (await import('../screens/requests/requests-screen.tsx')).RequestsScreen),
    recordPath: ':reference',
    help: 'answer-a-request',
  },
  agenda: {
    title: 'Agenda',
    icon: 'calendar',
    Screen: lazyScreen(async () => (await import('../screens/agenda/agenda-screen.tsx')).AgendaScreen),
    help: 'book-by-telephone',
  },
  catalogue: {
    title: 'Catalogue',
    icon: 'gem',
    Screen: lazyScreen(
      async () => (await import('../screens/catalogue/catalogue-screen.tsx')).CatalogueScreen,
    ),
    recordPath: ':kind/:id?',
    help: 'a-new-piece',
  },
  prizes: {
    title: 'Prizes',
    icon: 'gift',
    Screen: lazyScreen(async () => (await import('../screens/prizes/prizes-screen.tsx')).PrizesScreen),
    help: 'prizes',
  },
  media: {
    title: 'Media Library',
    icon: 'image',
    Screen: MediaScreen,
    help: 'photos-of-customers',
  },
  mail: {
    title: 'Outgoing mail',
    Screen: lazyScreen(async () => (await import('../screens/mail/mail-screen.tsx')).MailScreen),
    help: 'something-is-wrong',
  },
  subscribers: {
    title: 'Subscribers',
    Screen: lazyScreen(
      async () => (await import('../screens/subscribers/subscribers-screen.tsx')).SubscribersScreen,
    ),
  },
  settings: {
    title: 'Settings',
    icon: 'settings',
    Screen: lazyScreen(async () => (await import('../screens/settings/settings-screen.tsx')).SettingsScreen),
    help: 'a-new-colleague',
  },
  shop: {
    title: 'The shop',
    Screen: lazyScreen(async () => (await import('../screens/catalogue/shop-screen.tsx')).ShopScreen),
    recordPath: ':kind/:id?',
    help: 'prices',
  },
  account: {
    title: 'Your account',
    Screen: lazyScreen(async () => (await import('../screens/account/account-screen.tsx')).AccountScreen),
    help: 'a-new-colleague',
  },
  people: {
    title: 'People',
    Screen: lazyScreen(async () => (await import('../screens/people/people-screen.tsx')).PeopleScreen),
    help: 'a-new-colleague',
  },
  help: {
    title: 'Help',
    Screen: lazyScreen(async () => (await import('../screens/help/help-screen.tsx')).HelpScreen),
    recordPath: ':page',
  },
};

/** In the order of the navigation. */
export const portalScreens: readonly PortalScreen[] = Object.entries(table).map(([name, screen]) => ({
  ...screen,
  // The keys of the table are those of the paths.
  path: portalPaths[name as keyof typeof table],
}));

/** The screen at a path; the last one, because the shop's path begins with that of the settings. */
export const screenAt = (pathname: string): PortalScreen | undefined =>
  portalScreens.findLast(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
