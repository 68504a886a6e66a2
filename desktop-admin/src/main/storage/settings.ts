import { tryTo } from '@jeweler/core/format';
import { lockMinutes, printSettingsSchema } from '@jeweler/core/schemas';
import { z } from 'zod';
import { log } from '../log.ts';
import { quarantineFile, readIfExists, replaceFile } from './atomic-file.ts';

const rectangle = z.object({ x: z.int(), y: z.int(), width: z.int().positive(), height: z.int().positive() });

/** Limits of the page zoom, in Chromium's levels: each is a factor of 1.2, 0 is the actual size. */
export const ZOOM = { min: -3, max: 5 } as const;

/** Everything the console stores between starts, except for the session. */
const settingsSchema = z.object({
  /** The last connected server: its origin without a trailing slash, and the address as typed. */
  server: z.object({ origin: z.url(), address: z.string() }).nullable().default(null),
  window: z.object({ bounds: rectangle, isMaximized: z.boolean() }).nullable().default(null),
  zoom: z.number().min(ZOOM.min).max(ZOOM.max).default(0),
  keepInTray: z.boolean().default(false),
  /** Whether a key shows the console from any program. */
  globalKey: z.boolean().default(false),
  /** The color scheme chosen in the portal. */
  colors: z.enum(['light', 'dark', 'system']).default('system'),
  lockMinutes: z.literal(lockMinutes).default(0),
  /** Whether it is locked when it is closed and the program goes on. */
  lockOnClose: z.boolean().default(false),
  /** Whether the window is locked, for the stored session. */
  locked: z.boolean().default(false),
  /** Whether notifications show who sent something. */
  showsNames: z.boolean().default(false),
  /** Whether there are notifications during opening hours only. */
  quietWhenClosed: z.boolean().default(false),
  printing: printSettingsSchema.default({ isSilent: false, printer: '' }),
  /** The folder of the last download; null before the first. */
  downloadFolder: z.string().nullable().default(null),
  /** Path and query of the last portal route; stored under this name since the first version. */
  place: z.string().startsWith('/admin').nullable().default(null),
});
export type Settings = z.infer<typeof settingsSchema>;

const load = (file: string): Settings => {
  try {
    const text = readIfExists(file)?.toString('utf8');
    const settings = text === undefined ? undefined : tryTo(() => settingsSchema.parse(JSON.parse(text)));
    if (text !== undefined && !settings) {
      log.warn('The settings file cannot be used; it is put aside and the console starts as new.');
      quarantineFile(file);
    }
    if (settings) return settings;
  } catch (error) {
    log.error('The settings cannot be read.', error);
  }
  return settingsSchema.parse({});
};

/** The settings in `file`. A file that is broken, or not the console's, is renamed, and defaults are used. */
export const openSettings = (file: string) => {
  let settings = load(file);
  return {
    get: () => settings,
    /** Changes some settings and writes all of them; if writing fails, they apply until the program quits. */
    set: (some: Partial<Settings>) => {
      settings = { ...settings, ...some };
      try {
        replaceFile(file, `${JSON.stringify(settings, null, 2)}\n`);
      } catch (error) {
        log.error('The settings cannot be written.', error);
      }
    },
  };
};

export type SettingsStore = ReturnType<typeof openSettings>;
