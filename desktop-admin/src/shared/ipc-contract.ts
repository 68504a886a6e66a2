import {
  adminSessionSchema,
  downloadTicketSchema,
  referenceSchema,
  submissionKinds,
} from '@jeweler/core/schemas';
import { z } from 'zod';
import { MOST_DRAGGED } from './most-dragged.ts';

/** Longest text that may be copied, in characters: 10,000 lines of the longest addresses fit many times. */
const LONGEST_TEXT = 20_000_000;
/** Largest picture that may be copied, in bytes of PNG. */
const LARGEST_PICTURE = 256 * 1024 * 1024;

/** Most submissions that are told of at once, and the longest name of a sender, in characters. */
const MOST_SUBMISSIONS = 500;
const LONGEST_SENDER = 1000;

/** Root-relative address of a file of the media folder, as `MediaFile.publicUrl`. */
const publicUrl = z.string().startsWith('/media/').max(8192);
/** Path and query of a place of the portal. */
const place = z.string().startsWith('/admin').max(8192);
const nothing = z.undefined();
const noResult = z.void();

/** Something that a visitor has sent; `sender` is shown only where the person wants names. */
const arrivedSubmission = z.object({
  reference: referenceSchema,
  kind: z.enum(submissionKinds),
  sender: z.string().max(LONGEST_SENDER),
});
export type ArrivedSubmission = z.infer<typeof arrivedSubmission>;

const connectResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('connected'), origin: z.url() }),
  z.object({
    outcome: z.literal('failed'),
    /** What is wrong and what to do, in one sentence. */
    sentence: z.string(),
    /** The person may allow plain http for this address, which is a private one. */
    mayAllow: z.boolean(),
  }),
]);
export type ConnectResult = z.infer<typeof connectResult>;

const lockMinutes = z.union([z.literal(0), z.literal(5), z.literal(15), z.literal(30), z.literal(60)]);

/** The lock over the window: whether it is locked, and after how many minutes without input it will be; 0 is never. */
const lockState = z.object({ isLocked: z.boolean(), minutes: lockMinutes });
export type LockState = z.infer<typeof lockState>;

/** All a window needs before it can show anything. */
const windowStart = z.object({
  /** Origin of the configured server, without a trailing slash; null on the first start. */
  server: z.url().nullable(),
  /** What was typed for it, for the address screen. */
  address: z.string(),
  /** The session main holds; its `token` is a handle, good for calls through main and nothing else. */
  session: adminSessionSchema.nullable(),
  lock: lockState,
  /** Whether notifications say who has sent something. */
  showsNames: z.boolean(),
  /** Where the portal was when the program ended; null on the first start. */
  place: place.nullable(),
});
export type WindowStart = z.infer<typeof windowStart>;

const dragResult = z.discriminatedUnion('outcome', [
  /** The system drags the files now. */
  z.object({ outcome: z.literal('dragging') }),
  /** All files are here, but the button was let go meanwhile: dragging again starts at once. */
  z.object({ outcome: z.literal('ready') }),
  z.object({ outcome: z.literal('failed'), sentence: z.string() }),
]);
export type DragResult = z.infer<typeof dragResult>;

const downloadPlace = z.discriminatedUnion('outcome', [
  /** `id` stands for the place: the window does not learn more of it before the file is there. */
  z.object({ outcome: z.literal('chosen'), id: z.int() }),
  z.object({ outcome: z.literal('cancelled') }),
]);
export type DownloadPlace = z.infer<typeof downloadPlace>;

const downloadResult = z.discriminatedUnion('outcome', [
  /** `place` is the path of the file. */
  z.object({ outcome: z.literal('saved'), place: z.string() }),
  z.object({ outcome: z.literal('cancelled') }),
  z.object({ outcome: z.literal('failed'), sentence: z.string() }),
]);
export type DownloadResult = z.infer<typeof downloadResult>;

/** A command of the menu that the screens carry out. */
const command = z.enum(['refresh', 'find', 'select-all', 'lock', 'sign-out', 'server-address']);
export type Command = z.infer<typeof command>;

/** What a window asks of main: channel → shape of its one argument and of the answer. Main parses every argument. */
export const calls = {
  'window:start': { argument: nothing, result: windowStart },
  /** Loads the page anew; a navigation of the page's own is refused. */
  'window:reload': { argument: nothing, result: noResult },
  /** The commands that the screens carry out at present; the menu greys the others. */
  'menu:offer': { argument: z.array(command).max(command.options.length), result: noResult },
  /** Light or dark as the person has chosen, for what the system draws around the page. */
  'colors:choose': { argument: z.enum(['light', 'dark', 'system']), result: noResult },
  /** Tests an address and, when it is our server, keeps it; a session of another server is dropped. */
  'server:connect': {
    argument: z.object({ address: z.string().max(2048), allowInsecure: z.boolean() }),
    result: connectResult,
  },
  /** The session has ended for the window: signed out, or run out by the server's clock. */
  'session:end': { argument: nothing, result: noResult },
  /** Locks the window. There is no call that unlocks it: main does, when the server has accepted the password. */
  'lock:now': { argument: nothing, result: noResult },
  'lock:after': { argument: lockMinutes, result: noResult },
  'clipboard:text': { argument: z.string().max(LONGEST_TEXT), result: noResult },
  /** Copies a picture itself: the window has decoded it, whatever its format, and sends PNG. */
  'clipboard:picture': {
    argument: z.instanceof(Uint8Array).refine((png) => png.byteLength <= LARGEST_PICTURE),
    result: noResult,
  },
  /** Fetches files to a temporary folder and lets the system drag them. Sends `download` events meanwhile. */
  'drag:start': { argument: z.array(publicUrl).min(1).max(MOST_DRAGGED), result: dragResult },
  /** The button was let go: what is still being fetched shall not start to drag any more. */
  'drag:release': { argument: nothing, result: noResult },
  /** Asks the person where to save a download of this name. */
  'download:choose': { argument: z.string().min(1).max(1024), result: downloadPlace },
  /** Fetches what the server has made ready to the chosen place. Sends `saving` events meanwhile. */
  'download:save': {
    argument: z.object({ id: z.int(), url: downloadTicketSchema.shape.url }),
    result: downloadResult,
  },
  /** Ends a download, or drops its place; what has come so far is removed. */
  'download:cancel': { argument: z.int(), result: noResult },
  /** Opens a web, mailto or tel address outside of the program; the person is asked about strange ones. */
  'link:open': { argument: z.string().max(8192), result: noResult },
  /** Files have come into the media folder; main says so natively when the window is out of sight, or locked. */
  'files:arrived': { argument: z.array(z.string().max(4096)).min(1).max(100_000), result: noResult },
  /** Visitors have sent something; as `files:arrived`. */
  'submissions:arrived': {
    argument: z.array(arrivedSubmission).min(1).max(MOST_SUBMISSIONS),
    result: noResult,
  },
  /** How many submissions the person has not read, for badge and tray; 0 when nobody is signed in. */
  'unread:show': { argument: z.int().nonnegative(), result: noResult },
  /** Whether notifications say who has sent something. */
  'names:show': { argument: z.boolean(), result: noResult },
  /** The place to return to at the next start of the window. */
  'place:keep': { argument: place, result: noResult },
} as const;

/** What main tells a window: channel → shape of its one argument. */
export const events = {
  command,
  /** The window is locked or unlocked now, or will be after another time. */
  lock: lockState,
  /** Shows a place of the portal (a notification was clicked). */
  'open-place': place,
  /** How far the fetching of files to drag has come; `total` is 0 while it is not known. Bytes. */
  download: z.object({ name: z.string(), received: z.number(), total: z.number() }),
  /** How far a download has come; `total` is 0 while it is not known. Bytes. */
  saving: z.object({ id: z.int(), received: z.number(), total: z.number() }),
  /** Something main has to say: shown as a notice. */
  notice: z.object({
    /** A later notice with the same id takes its place. */
    id: z.string(),
    tone: z.enum(['error', 'info']),
    title: z.string(),
    text: z.string(),
    /** Stays until it is closed. */
    lasting: z.boolean(),
    /** A button leads there. */
    place: place.optional(),
  }),
} as const;

export type CallName = keyof typeof calls;
export type CallArgument<Name extends CallName> = z.input<(typeof calls)[Name]['argument']>;
export type CallResult<Name extends CallName> = z.output<(typeof calls)[Name]['result']>;
export type EventName = keyof typeof events;
export type EventArgument<Name extends EventName> = z.output<(typeof events)[Name]>;

/** What the preload script gives the window as `window.shopConsole`; nothing else of Electron reaches it. */
export interface ShopConsole {
  call<Name extends CallName>(
    name: Name,
    ...argument: CallArgument<Name> extends undefined ? [] : [CallArgument<Name>]
  ): Promise<CallResult<Name>>;
  /** Calls `listener` with each event of that name; returns what ends that. */
  on<Name extends EventName>(name: Name, listener: (argument: EventArgument<Name>) => void): () => void;
}
