import { consoleProgram } from '@jeweler/core/business';

/**
 * What the program's icon offers: the jump list of Windows, the dock's menu of macOS and the desktop entry of
 * Linux. All of them start the program with a link.
 */
export const quickLinks = [
  { id: 'Requests', title: 'New requests', link: `${consoleProgram.scheme}://requests` },
  { id: 'Today', title: 'Today', link: `${consoleProgram.scheme}://today` },
  { id: 'Lock', title: 'Lock now', link: `${consoleProgram.scheme}://lock` },
] as const;

/** The same as the desktop entry's actions; `command` starts the program. */
export const desktopActions = (command: string) => ({
  entry: { Actions: `${quickLinks.map(({ id }) => id).join(';')};` },
  desktopActions: Object.fromEntries(
    quickLinks.map(({ id, title, link }) => [id, { Name: title, Exec: `${command} ${link}` }]),
  ),
});
