import { shop } from './shop.ts';

const domain = shop.email.slice(shop.email.indexOf('@') + 1);

/** 'Oren Vale' → 'oren-vale' */
const slug = shop.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The console's identity on the computers where it is installed. */
export const consoleProgram = {
  /** Name of the program, its menu entry and its settings folder. */
  name: `${shop.name} Portal`,
  /**
   * The shop's domain in reverse order: `com.example.portal`. If it changes, the system treats the console as
   * another program.
   */
  appId: [...domain.split('.').reverse(), 'portal'].join('.'),
  /** Class id under which Windows starts the program for a click on an old notification. */
  toastActivatorId: '6E1B5C0A-2F44-4C37-9D0B-7A53C1E8F2D4',
  /** The homepage named in the Linux packages. */
  homepage: `https://${domain}`,
  /** Name of the command and of the desktop entry on Linux. */
  command: `${slug}-portal`,
  /** Scheme of links that open the console: `oren-vale://requests/a-4f7k`. They name no server. */
  scheme: slug,
} as const;
