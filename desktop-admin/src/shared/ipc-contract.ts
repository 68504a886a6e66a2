import {
  adminSessionSchema,
  downloadTicketSchema,
  openingHoursSchema,
  pinSchema,
} from '@jeweler/core/schemas';
import { referenceSchema, submissionKinds } from '@jeweler/core/submissions';
import { z } from 'zod';
import { MAX_DRAGGED_FILES } from './drag-limit.ts';

/** Maximum length of copied text, in characters: many times what 10,000 lines with the longest URLs need. */
const MAX_TEXT_LENGTH = 20_000_000;
/** Maximum size of a copied picture, in bytes of PNG. */
const MAX_PICTURE_BYTES = 256 * 1024 * 1024;

/** Maximum number of submissions per call, and maximum length of a sender's name, in characters. */
const MAX_SUBMISSIONS = 500;
const MAX_SENDER_LENGTH = 1000;

/** Root-relative URL of a file of the media folder, as `MediaFile.publicUrl`. */
const publicUrl = z.string().startsWith('/media/').max(8192);
/** Path and query of a portal route. */
const portalPath = z.string().startsWith('/admin').max(8192);
const nothing = z.undefined();
const noResult = z.void();

/** A new submission; `sender` is shown only if the user wants names. */
const arrivedSubmission = z.object({
  reference: referenceSchema,
  kind: z.enum(submissionKinds),
  sender: z.string().max(MAX_SENDER_LENGTH),
});
export type ArrivedSubmission = z.infer<typeof arrivedSubmission>;

/** On which days and at what times the shop is open; without the notes of staff. */
const shopHours = z.object({
  week: openingHoursSchema.shape.week,
  closedDays: z.array(z.object({ day: z.iso.date() })).max(366),
});
export type ShopHours = z.infer<typeof shopHours>;

const connectResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('connected'), origin: z.url() }),
  z.object({
    outcome: z.literal('failed'),
    /** What is wrong and what to do about it, in one sentence. */
    sentence: z.string(),
    /** The user may allow plain http for this address, because it is a private one. */
    mayAllow: z.boolean(),
    /** Origin of the shop's server, where the typed address leads to it. */
    movedTo: z.url().optional(),
  }),
]);
export type ConnectResult = z.infer<typeof connectResult>;

const lockMinutes = z.union([z.literal(0), z.literal(5), z.literal(15), z.literal(30), z.literal(60)]);

/** `impossible`: this computer has no keyring; `used-up`: it was wrong too often, so only the password unlocks. */
const pinState = z.enum(['impossible', 'none', 'set', 'used-up']);
export type PinState = z.infer<typeof pinState>;

const pinResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('unlocked') }),
  z.object({ outcome: z.literal('wrong'), triesLeft: z.int() }),
  /** There is none, or no session that it could belong to. */
  z.object({ outcome: z.literal('refused') }),
]);
export type PinResult = z.infer<typeof pinResult>;

/**
 * The lock of the window, after how many minutes without input it locks (0 means never), whether it does when
 * the window is closed and the program goes on, whether a PIN ends it, and whether what was last known is shown
 * over it.
 */
const lockState = z.object({
  isLocked: z.boolean(),
  minutes: lockMinutes,
  onClose: z.boolean(),
  pin: pinState,
});
export type LockState = z.infer<typeof lockState>;

/**
 * The server's last answer to `GET /api/admin/today`, which the window parses as any of its answers, and when it
 * came by this computer's clock, in milliseconds.
 */
export const lastKnown = z.object({ at: z.int().nonnegative(), today: z.unknown() });
export type LastKnown = z.infer<typeof lastKnown>;

/** How this computer prints the day sheet; an empty printer is the system's default. */
export const printSettings = z.object({
  isSilent: z.boolean(),
  printer: z.string().max(1024),
  atOpening: z.boolean(),
  /** The last day on which it was printed at opening. */
  printedOn: z.iso.date().nullable(),
});
export type PrintSettings = z.infer<typeof printSettings>;

const printerName = z.object({ name: z.string(), label: z.string() });
export type PrinterName = z.infer<typeof printerName>;

/** Everything a window needs for its first render. */
const windowStart = z.object({
  /** Origin of the configured server, without a trailing slash; null on the first start. */
  server: z.url().nullable(),
  /** The address as typed, for the address screen. */
  address: z.string(),
  /** The session stored by main; its `token` is a handle, which is valid only for calls through main. */
  session: adminSessionSchema.nullable(),
  lock: lockState,
  /** This computer has a Touch ID sensor, and somebody's finger is known to it. */
  hasTouchId: z.boolean(),
  /** Whether notifications say who has sent something. */
  showsNames: z.boolean(),
  /** Whether there are notifications during opening hours only. */
  isQuietWhenClosed: z.boolean(),
  printing: printSettings,
  /** Path of the portal when the program quit; null on the first start. */
  path: portalPath.nullable(),
});
export type WindowStart = z.infer<typeof windowStart>;

const dragResult = z.discriminatedUnion('outcome', [
  /** The system is dragging the files now. */
  z.object({ outcome: z.literal('dragging') }),
  /** All files have been fetched, but the button was released meanwhile: another drag starts at once. */
  z.object({ outcome: z.literal('ready') }),
  z.object({ outcome: z.literal('failed'), sentence: z.string() }),
]);
export type DragResult = z.infer<typeof dragResult>;

const downloadTarget = z.discriminatedUnion('outcome', [
  /** `id` identifies the chosen path, which the window does not learn before the file is complete. */
  z.object({ outcome: z.literal('chosen'), id: z.int() }),
  z.object({ outcome: z.literal('cancelled') }),
]);
export type DownloadTarget = z.infer<typeof downloadTarget>;

const downloadResult = z.discriminatedUnion('outcome', [
  /** `savedTo` is the path of the file; `canOpen`: it is of a kind that `download:open` opens. */
  z.object({ outcome: z.literal('saved'), savedTo: z.string(), canOpen: z.boolean() }),
  z.object({ outcome: z.literal('cancelled') }),
  z.object({ outcome: z.literal('failed'), sentence: z.string() }),
]);
export type DownloadResult = z.infer<typeof downloadResult>;

const actionResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done') }),
  z.object({ outcome: z.literal('failed'), sentence: z.string() }),
]);
export type ActionResult = z.infer<typeof actionResult>;

/** A menu command that the screens handle. */
const command = z.enum(['refresh', 'find', 'select-all', 'lock', 'sign-out', 'server-address']);
export type Command = z.infer<typeof command>;

/** Calls of the window to main: channel → shapes of argument and result. Main parses every argument. */
export const calls = {
  'window:start': { argument: nothing, result: windowStart },
  /** Reloads the page; a navigation by the page itself is blocked. */
  'window:reload': { argument: nothing, result: noResult },
  /** The commands that the screens currently handle; the menu disables the others. */
  'menu:offer': { argument: z.array(command).max(command.options.length), result: noResult },
  /** The chosen color scheme, for what the system draws around the page. */
  'colors:choose': { argument: z.enum(['light', 'dark', 'system']), result: noResult },
  /** Tests an address and stores it if it is our server; a session of another server is dropped. */
  'server:connect': {
    argument: z.object({ address: z.string().max(2048), allowInsecure: z.boolean() }),
    result: connectResult,
  },
  /** The session has ended in the window: signed out, or expired by the server's clock. */
  'session:end': { argument: nothing, result: noResult },
  /**
   * Locks the window. The page cannot unlock it: main does, when the server has accepted the password, the
   * system a finger, or main itself the PIN.
   */
  'lock:now': { argument: nothing, result: noResult },
  'lock:after': { argument: lockMinutes, result: noResult },
  'lock:on-close': { argument: z.boolean(), result: noResult },
  /** Asks for a finger, in a dialog of the system; false if it was cancelled or not accepted. */
  'lock:touch-id': { argument: nothing, result: z.boolean() },
  'lock:pin': { argument: pinSchema, result: pinResult },
  /** Sets a PIN, soon after the server has accepted the password, or removes it; whether that was done. */
  'lock:set-pin': { argument: pinSchema.nullable(), result: z.boolean() },
  /** Null while locked, unless the lock shows it; and if nothing is kept, or nothing of the last two days. */
  'last-known:read': { argument: nothing, result: lastKnown.nullable() },
  'clipboard:text': { argument: z.string().max(MAX_TEXT_LENGTH), result: noResult },
  /** Copies a picture: the window has decoded it from any format, and sends PNG. */
  'clipboard:picture': {
    argument: z.instanceof(Uint8Array).refine((png) => png.byteLength <= MAX_PICTURE_BYTES),
    result: noResult,
  },
  /** Fetches files to a temporary folder and starts a system drag. Sends `download` events meanwhile. */
  'drag:start': { argument: z.array(publicUrl).min(1).max(MAX_DRAGGED_FILES), result: dragResult },
  /** The mouse button was released: files still being fetched must not start a drag anymore. */
  'drag:release': { argument: nothing, result: noResult },
  /** Asks the user where to save a download of this name. */
  'download:choose': { argument: z.string().min(1).max(1024), result: downloadTarget },
  /** Downloads a file that the server has prepared to the chosen path. Sends `saving` events meanwhile. */
  'download:save': {
    argument: z.object({ id: z.int(), url: downloadTicketSchema.shape.url }),
    result: downloadResult,
  },
  /** Cancels a download, or drops its path; the partial file is removed. */
  'download:cancel': { argument: z.int(), result: noResult },
  /** Shows a completed download in its folder. */
  'download:show': { argument: z.int(), result: actionResult },
  /** Opens a completed download with the system's program for it. */
  'download:open': { argument: z.int(), result: actionResult },
  'printing:set': { argument: printSettings, result: noResult },
  'printing:printers': { argument: nothing, result: z.array(printerName) },
  /** Prints the page on the chosen printer, without a dialog. */
  'printing:print': { argument: nothing, result: actionResult },
  /** Opens a web, mailto or tel URL outside the program; the user is asked about unknown ones. */
  'link:open': { argument: z.string().max(8192), result: noResult },
  /** Files were added to the media folder; main notifies the user if the window is hidden or locked. */
  'files:arrived': { argument: z.array(z.string().max(4096)).min(1).max(100_000), result: noResult },
  /** Visitors have sent submissions; handled like `files:arrived`. */
  'submissions:arrived': {
    argument: z.array(arrivedSubmission).min(1).max(MAX_SUBMISSIONS),
    result: noResult,
  },
  /** Number of submissions the user has not read, for badge and tray; 0 when signed out. */
  'unread:show': { argument: z.int().nonnegative(), result: noResult },
  /** Whether notifications say who has sent something. */
  'names:show': { argument: z.boolean(), result: noResult },
  /** Whether there are notifications during opening hours only. */
  'quiet:choose': { argument: z.boolean(), result: noResult },
  /** The shop's opening hours, whenever they have changed. */
  'hours:tell': { argument: shopHours, result: noResult },
  /** The path to return to at the next start of the window. */
  'path:keep': { argument: portalPath, result: noResult },
} as const;

/** Events from main to the window: channel → shape of its one argument. */
export const events = {
  command,
  /** The window was locked or unlocked, or its lock timeout has changed. */
  lock: lockState,
  /** Opens a path of the portal (a notification was clicked). */
  'open-path': portalPath,
  /** Marks requests as read (a button of a notification was clicked). */
  'mark-read': z.array(referenceSchema).min(1).max(MAX_SUBMISSIONS),
  /** Progress of fetching files to drag, in bytes; `total` is 0 while unknown. */
  download: z.object({ name: z.string(), received: z.number(), total: z.number() }),
  /** Progress of a download, in bytes; `total` is 0 while unknown. */
  saving: z.object({ id: z.int(), received: z.number(), total: z.number() }),
  /** A notice from main. */
  notice: z.object({
    /** A later notice with the same id replaces it. */
    id: z.string(),
    tone: z.enum(['error', 'info']),
    title: z.string(),
    text: z.string(),
    /** Stays until it is closed. */
    lasting: z.boolean(),
    /** Opened by a button of the notice. */
    path: portalPath.optional(),
  }),
} as const;

export type CallName = keyof typeof calls;
export type CallArgument<Name extends CallName> = z.input<(typeof calls)[Name]['argument']>;
export type CallResult<Name extends CallName> = z.output<(typeof calls)[Name]['result']>;
export type EventName = keyof typeof events;
export type EventArgument<Name extends EventName> = z.output<(typeof events)[Name]>;

/**
 * What the preload script exposes to the window as `window.shopConsole`; nothing else of Electron reaches it.
 */
export interface ShopConsole {
  call<Name extends CallName>(
    name: Name,
    ...argument: CallArgument<Name> extends undefined ? [] : [CallArgument<Name>]
  ): Promise<CallResult<Name>>;
  /** Calls `listener` with each event of that name; returns the unsubscribe function. */
  on<Name extends EventName>(name: Name, listener: (argument: EventArgument<Name>) => void): () => void;
}
