import { shop } from './shop.ts';

const domain = shop.email.slice(shop.email.indexOf('@') + 1);

/** How the console is known to the computers it is installed on. */
export const consoleProgram = {
  /** Name of the program, its menu entry and the folder of its settings. */
  name: `${shop.name} Portal`,
  /** The shop's domain backwards: `com.example.portal`. A changed one is another program to the system. */
  appId: [...domain.split('.').reverse(), 'portal'].join('.'),
  /** Where the packages of Linux say that more is known of it. */
  homepage: `https://${domain}`,
  /** Name of the command and of the desktop entry on Linux. */
  command: `${shop.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-portal`,
} as const;
