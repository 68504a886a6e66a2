import { expect, type Locator, type Page, type TestType } from '@playwright/test';
import type { MediaFolder } from './media-folder.ts';

/**
 * The media library in one window of its host, signed in. The cases use this and the page's roles
 * and labels only, so that the same ones run against any host of the portal.
 */
export interface Library {
  readonly page: Page;
  readonly folder: MediaFolder;
  /** The server's public address: what copied URLs begin with. */
  readonly origin: string;
  /** Opens the library anew and waits for its files; `query` as in the address, with its question mark. */
  open(query?: string): Promise<void>;
  /** Path and query of the present place of the portal. */
  place(): string;
  /** What the system's clipboard holds. */
  clipboard(): Promise<string>;
  /** Does what begins a download, and waits until the file is saved. */
  save(begin: () => Promise<void>): Promise<{ name: string; bytes: Uint8Array }>;
  /** Stops the server and starts it again on the same folder and data. */
  readonly server: { stop(): Promise<void>; start(): Promise<void> };
}

/** A Playwright test that has a library as its fixture; of the host's other fixtures the cases know nothing. */
export type LibraryTest = TestType<{ library: Library }, object>;

/** All files that are drawn, cards or lines. */
export const filesOf = ({ page }: Library): Locator => page.locator('[role=row][data-position]');

/** Leaves the event stream without an answer: one that opens has a failed list read again by itself. */
export const withoutEvents = ({ page }: Library) => page.route('**/api/admin/events', () => undefined);

/** One file by its name. */
export const fileOf = (library: Library, name: string): Locator =>
  filesOf(library).filter({ has: library.page.getByText(name, { exact: true }) });

/** Names of the selected files that are drawn, in order. */
export const selectedNames = async (library: Library): Promise<string[]> => {
  const labels = await library.page
    .locator('[role=row][aria-selected=true]')
    .evaluateAll((rows) =>
      rows
        .toSorted((a, b) => Number(a.getAttribute('data-position')) - Number(b.getAttribute('data-position')))
        .map((row) => row.getAttribute('aria-label') ?? ''),
    );
  return labels.map((label) => label.split(', ')[0] ?? '');
};

export const searchField = ({ page }: Library): Locator =>
  page.getByRole('searchbox', { name: 'Search files' });

export const expectFound = ({ page }: Library, count: number): Promise<void> =>
  expect(page.getByText(`${count} files found`, { exact: true }).first()).toBeVisible();

export const expectSelectAll = ({ page }: Library, selected: number, shown: number): Promise<void> =>
  expect(page.getByRole('checkbox', { name: `Select All (${selected}/${shown})` })).toBeVisible();

/** The name of the file that has the focus; empty when none has it. */
export const focusedName = ({ page }: Library): Promise<string> =>
  page.evaluate(() => {
    const label = document.activeElement?.closest('[role=row]')?.getAttribute('aria-label');
    return label?.split(', ')[0] ?? '';
  });
