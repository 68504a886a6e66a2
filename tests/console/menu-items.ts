import type { ConsoleApp, MenuEntry } from './console-app.ts';

const all = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...all(entry.entries)]);

/** All items of the menu bar, those of submenus included. */
export const menuItems = async (app: ConsoleApp): Promise<MenuEntry[]> => all(await app.menu());

export const menuItem = async (app: ConsoleApp, id: string): Promise<MenuEntry | undefined> =>
  (await menuItems(app)).find((entry) => entry.id === id);

/** Those of the items that a screen or a lock may forbid which are grey. */
export const greyItems = async (app: ConsoleApp): Promise<string[]> =>
  (await menuItems(app))
    .filter(({ enabled }) => !enabled)
    .map(({ id }) => id)
    .filter((id) => ['server-address', 'lock', 'sign-out', 'find', 'refresh'].includes(id));
