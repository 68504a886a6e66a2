import { z } from './zod.ts';

/** Minutes without input until the console locks; 0 means never. */
export const lockMinutes = [0, 5, 15, 30, 60] as const;
export type LockMinutes = (typeof lockMinutes)[number];

/** The lock of the console's window. */
export interface LockState {
  readonly isLocked: boolean;
  readonly minutes: LockMinutes;
  /** Whether it locks when the window is closed and the program goes on. */
  readonly onClose: boolean;
  /** `impossible`: this computer cannot keep one; `used-up`: it was wrong too often, so only the password unlocks. */
  readonly pin: 'impossible' | 'none' | 'set' | 'used-up';
}

export type PinResult =
  | { readonly outcome: 'unlocked' }
  | { readonly outcome: 'wrong'; readonly triesLeft: number }
  /** There is none, or no session that it could belong to. */
  | { readonly outcome: 'refused' };

/** How a computer prints the day sheet: without the system's dialog, and on which printer; empty: its default one. */
export const printSettingsSchema = z.object({ isSilent: z.boolean(), printer: z.string().max(1024) });
export type PrintSettings = z.infer<typeof printSettingsSchema>;

/** What is set on the account screen, for this computer. */
export const computerSettingsSchema = z.object({
  /** Whether notifications include the sender's name; off until the user switches it on. */
  showsNames: z.boolean(),
  /** Whether there are notifications during opening hours only; off until the user switches it on. */
  quietWhenClosed: z.boolean(),
  printing: printSettingsSchema,
});
export type ComputerSettings = z.infer<typeof computerSettingsSchema>;

export interface Printer {
  readonly name: string;
  /** The name for people. */
  readonly label: string;
}

/** What the computer was asked to do; `sentence` says what went wrong and what to do about it. */
export type ActionResult =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'failed'; readonly sentence: string };

/**
 * The server's last answer to `GET /api/admin/today`, unparsed, and when it came by this computer's clock, in
 * milliseconds.
 */
export const lastKnownSchema = z.object({ at: z.int().nonnegative(), today: z.unknown() });
export type LastKnown = z.infer<typeof lastKnownSchema>;
