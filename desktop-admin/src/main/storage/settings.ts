import { z } from 'zod';
import type { Log } from '../log/log.ts';
import { putAside, readIfExists, replaceFile } from './atomic-file.ts';

const rectangle = z.object({ x: z.int(), y: z.int(), width: z.int().positive(), height: z.int().positive() });

/** How far the page may be zoomed, in Chromium's levels: each is a fifth more, 0 is actual size. */
export const ZOOM = { least: -3, most: 5 } as const;

/** All that the console remembers between starts, but for the session. */
const settingsSchema = z.object({
  /** The server last connected to: its origin without a trailing slash, and what was typed. */
  server: z.object({ origin: z.url(), address: z.string() }).nullable().default(null),
  window: z.object({ bounds: rectangle, isMaximized: z.boolean() }).nullable().default(null),
  zoom: z.number().min(ZOOM.least).max(ZOOM.most).default(0),
  keepInTray: z.boolean().default(false),
  /** Light or dark as the person has chosen in the portal. */
  colors: z.enum(['light', 'dark', 'system']).default('system'),
  /** Minutes without input after which the window is locked; 0 is never. */
  lockMinutes: z.union([z.literal(0), z.literal(5), z.literal(15), z.literal(30), z.literal(60)]).default(0),
  /** The window is locked, for the session that is kept. */
  locked: z.boolean().default(false),
  /** Notifications say who has sent something. */
  showsNames: z.boolean().default(false),
  /** Path and query of the portal's last place. */
  place: z.string().startsWith('/admin').nullable().default(null),
});
export type Settings = z.infer<typeof settingsSchema>;

export interface SettingsStore {
  get(): Settings;
  /** Changes some and writes all; a disk that does not take them leaves them for this run. */
  set(some: Partial<Settings>): void;
}

const parse = (text: string): Settings | undefined => {
  try {
    const parsed = settingsSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
};

const load = (file: string, log: Log): Settings => {
  try {
    const text = readIfExists(file)?.toString('utf8');
    const settings = text === undefined ? undefined : parse(text);
    if (text !== undefined && !settings) {
      log.warn('The settings file cannot be used; it is put aside and the console starts as new.');
      putAside(file);
    }
    if (settings) return settings;
  } catch (error) {
    log.error('The settings cannot be read.', error);
  }
  return settingsSchema.parse({});
};

/** The settings in `file`. One that is broken, or of another program, is put aside: defaults then hold. */
export const openSettings = (file: string, log: Log): SettingsStore => {
  let settings = load(file, log);
  return {
    get: () => settings,
    set: (some) => {
      settings = { ...settings, ...some };
      try {
        replaceFile(file, `${JSON.stringify(settings, null, 2)}\n`);
      } catch (error) {
        log.error('The settings cannot be written.', error);
      }
    },
  };
};
