import {
  type ActionResult,
  type AdminSession,
  type ComputerSettings,
  computerSettingsSchema,
  downloadTicketSchema,
  type LastKnown,
  type LockState,
  lockMinutes,
  openingHoursSchema,
  type PinResult,
  type Printer,
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

/** A new submission; `sender` is shown only if the user wants names. */
const arrivedSubmission = z.object({
  reference: referenceSchema,
  kind: z.enum(submissionKinds),
  sender: z.string().max(MAX_SENDER_LENGTH),
  /** It was there before, and photos have come to it. */
  isPhotos: z.literal(true).optional(),
});
export type ArrivedSubmission = z.infer<typeof arrivedSubmission>;

/** On which days and at what times the shop is open; without the notes of staff. */
const shopHours = z.object({
  week: openingHoursSchema.shape.week,
  closedDays: z.array(z.object({ day: z.iso.date() })).max(366),
});
export type ShopHours = z.infer<typeof shopHours>;

/** What is wrong and what to do about it, in one sentence. */
type Failed = Extract<ActionResult, { outcome: 'failed' }>;

export type ConnectResult =
  | { readonly outcome: 'connected'; readonly origin: string }
  | (Failed & {
      /** The user may allow plain http for this address, because it is a private one. */
      readonly mayAllow: boolean;
      /** Origin of the shop's server, where the typed address leads to it. */
      readonly movedTo?: string;
    });

/** Everything a window needs for its first render. */
export interface WindowStart {
  /** Origin of the configured server, without a trailing slash; null on the first start. */
  readonly server: string | null;
  /** The address as typed, for the address screen. */
  readonly address: string;
  /** The session stored by main; its `token` is a handle, which is valid only for calls through main. */
  readonly session: AdminSession | null;
  readonly lock: LockState;
  /** This computer has a Touch ID sensor, and somebody's finger is known to it. */
  readonly hasTouchId: boolean;
  readonly settings: ComputerSettings;
  /** Path of the portal when the program quit; null on the first start. */
  readonly path: string | null;
}

export type DragResult =
  /** The system is dragging the files now. */
  | { readonly outcome: 'dragging' }
  /** All files have been fetched, but the button was released meanwhile: another drag starts at once. */
  | { readonly outcome: 'ready' }
  | Failed;

export type DownloadTarget =
  /** `id` identifies the chosen path, which the window does not learn before the file is complete. */
  { readonly outcome: 'chosen'; readonly id: number } | { readonly outcome: 'cancelled' };

export type DownloadResult =
  /** `savedTo` is the path of the file; `canOpen`: it is of a kind that `download:open` opens. */
  | { readonly outcome: 'saved'; readonly savedTo: string; readonly canOpen: boolean }
  | { readonly outcome: 'cancelled' }
  | Failed;

/** A menu command that the screens handle. */
const command = z.enum(['refresh', 'find', 'select-all', 'lock', 'sign-out', 'server-address']);
export type Command = z.infer<typeof command>;

/** Calls of the window to main: channel → shape of the argument, which main parses. */
export const calls = {
  'window:start': nothing,
  /** Reloads the page; a navigation by the page itself is blocked. */
  'window:reload': nothing,
  /** The commands that the screens currently handle; the menu disables the others. */
  'menu:offer': z.array(command).max(command.options.length),
  /** The chosen color scheme, for what the system draws around the page. */
  'colors:choose': z.enum(['light', 'dark', 'system']),
  /** Tests an address and stores it if it is our server; a session of another server is dropped. */
  'server:connect': z.object({ address: z.string().max(2048), allowInsecure: z.boolean() }),
  /** The session with this handle has ended in the window: signed out, or expired by the server's clock. */
  'session:end': z.string().max(100),
  /**
   * Locks the window. The page cannot unlock it: main does, when the server has accepted the password, the
   * system a finger, or main itself the PIN.
   */
  'lock:now': nothing,
  'lock:after': z.literal(lockMinutes),
  'lock:on-close': z.boolean(),
  /** Asks for a finger, in a dialog of the system; false if it was cancelled or not accepted. */
  'lock:touch-id': nothing,
  'lock:pin': pinSchema,
  /** Sets a PIN, soon after the server has accepted the password, or removes it; whether that was done. */
  'lock:set-pin': pinSchema.nullable(),
  /** Null while locked, and if nothing is kept, or nothing of the last two days. */
  'last-known:read': nothing,
  'clipboard:text': z.string().max(MAX_TEXT_LENGTH),
  /** Copies a picture: the window has decoded it from any format, and sends PNG. */
  'clipboard:picture': z.instanceof(Uint8Array).refine((png) => png.byteLength <= MAX_PICTURE_BYTES),
  /** Fetches files to a temporary folder and starts a system drag. Sends `progress` events meanwhile. */
  'drag:start': z.array(publicUrl).min(1).max(MAX_DRAGGED_FILES),
  /** The mouse button was released: files still being fetched must not start a drag anymore. */
  'drag:release': nothing,
  /** Asks the user where to save a download of this name. */
  'download:choose': z.string().min(1).max(1024),
  /** Downloads a file that the server has prepared to the chosen path. Sends `progress` events meanwhile. */
  'download:save': z.object({ id: z.int(), url: downloadTicketSchema.shape.url }),
  /** Cancels a download, or drops its path; the partial file is removed. */
  'download:cancel': z.int(),
  /** Shows a completed download in its folder. */
  'download:show': z.int(),
  /** Opens a completed download with the system's program for it. */
  'download:open': z.int(),
  'printing:printers': nothing,
  /** Prints the page on the chosen printer, without a dialog. */
  'printing:print': nothing,
  /** Opens a web, mailto or tel URL outside the program; the user is asked about unknown ones. */
  'link:open': z.string().max(8192),
  /** Files were added to the media folder; main notifies the user if the window is hidden or locked. */
  'files:arrived': z.array(z.string().max(4096)).min(1).max(100_000),
  /** Visitors have sent submissions; handled like `files:arrived`. */
  'submissions:arrived': z.array(arrivedSubmission).min(1).max(MAX_SUBMISSIONS),
  /** Number of submissions the user has not read, for badge and tray; 0 when signed out. */
  'unread:show': z.int().nonnegative(),
  'settings:set': computerSettingsSchema,
  /** The shop's opening hours, whenever they have changed. */
  'hours:tell': shopHours,
  /** The path to return to at the next start of the window. */
  'path:keep': portalPath,
} as const;

/** What main answers to the calls whose failure the window handles; all others are only told (`sendToMain`). */
interface CallResults {
  'window:start'(): WindowStart;
  'server:connect'(): ConnectResult;
  'lock:touch-id'(): boolean;
  'lock:pin'(): PinResult;
  'lock:set-pin'(): boolean;
  'last-known:read'(): LastKnown | null;
  'clipboard:text'(): void;
  'clipboard:picture'(): void;
  'drag:start'(): DragResult;
  'download:choose'(): DownloadTarget;
  'download:save'(): DownloadResult;
  'download:show'(): ActionResult;
  'download:open'(): ActionResult;
  'printing:printers'(): readonly Printer[];
  'printing:print'(): ActionResult;
  'link:open'(): void;
}

/** Events from main to the window: channel → its one argument. */
interface Events {
  command: Command;
  /** The window was locked or unlocked, or its lock timeout has changed. */
  lock: LockState;
  /** Opens a path of the portal (a notification was clicked). */
  'open-path': string;
  /** Marks requests as read, by their references (a button of a notification was clicked). */
  'mark-read': readonly string[];
  /** Progress of a download, or of a file to drag (`DRAG_ID`), in bytes; `total` is 0 while unknown. */
  progress: { readonly id: number; readonly name: string; readonly received: number; readonly total: number };
  /** A notice from main. */
  notice: {
    /** A later notice with the same id replaces it. */
    readonly id: string;
    readonly tone: 'error' | 'info';
    readonly title: string;
    readonly text: string;
    /** Stays until it is closed. */
    readonly lasting: boolean;
    /** Path of the portal, opened by a button of the notice. */
    readonly path?: string;
  };
}

export type CallName = keyof typeof calls;
export type CallArgument<Name extends CallName> = z.input<(typeof calls)[Name]>;
export type CallResult<Name extends CallName> = Name extends keyof CallResults
  ? ReturnType<CallResults[Name]>
  : unknown;
/** Calls without a result whose failure the user cannot do anything about: main has logged it. */
export type ToldName = Exclude<CallName, keyof CallResults>;
export type EventName = keyof Events;
export type EventArgument<Name extends EventName> = Events[Name];

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
