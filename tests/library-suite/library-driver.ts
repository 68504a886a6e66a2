import { expect, type Locator, type Page, type TestType } from '@playwright/test';
import type { MediaFolder } from './media-folder.ts';

/**
 * The media library in one window of its host, signed in. The tests use only this and the page's roles and
 * labels, so that they can run against any host of the portal.
 */
export interface Library {
  readonly page: Page;
  readonly folder: MediaFolder;
  /** The server's public origin: the beginning of copied URLs. */
  readonly origin: string;
  /** Loads the library and waits for its files; `query` as in the URL, with its question mark. */
  open(query?: string): Promise<void>;
  /** The text on the system's clipboard. */
  clipboard(): Promise<string>;
  /** Starts a download by calling `begin`, and waits until the file is saved. */
  save(begin: () => Promise<void>): Promise<{ name: string; bytes: Uint8Array }>;
}

/** A Playwright test with a library as its fixture; the tests do not depend on other fixtures of the host. */
export type LibraryTest = TestType<{ library: Library }, object>;

/** All rendered files, cards or rows. */
export const getFiles = ({ page }: Library): Locator => page.locator('[role=row][data-position]');

/** One file by its name. */
export const getFile = (library: Library, name: string): Locator =>
  getFiles(library).filter({ has: library.page.getByText(name, { exact: true }) });

export const searchField = ({ page }: Library): Locator =>
  page.getByRole('searchbox', { name: 'Search files' });

export const expectFound = ({ page }: Library, count: number): Promise<void> =>
  expect(page.getByText(`${count} files found`, { exact: true }).first()).toBeVisible();

export const expectSelectAll = ({ page }: Library, selected: number, shown: number): Promise<void> =>
  expect(page.getByRole('checkbox', { name: `Select All (${selected}/${shown})` })).toBeVisible();

/** The name of the focused file; empty when none is focused. */
export const focusedName = ({ page }: Library): Promise<string> =>
  page.evaluate(() => {
    const label = document.activeElement?.closest('[role=row]')?.getAttribute('aria-label');
    return label?.split(', ')[0] ?? '';
  });
