import { adminSessionSchema } from '@jeweler/core/schemas';
import { z } from 'zod';
import { MOST_DRAGGED } from './most-dragged.ts';

/** Longest text that may be copied, in characters: 10,000 lines of the longest addresses fit many times. */
const LONGEST_TEXT = 20_000_000;
/** Largest picture that may be copied, in bytes of PNG. */
const LARGEST_PICTURE = 256 * 1024 * 1024;

/** Root-relative address of a file of the media folder, as `MediaFile.publicUrl`. */
const publicUrl = z.string().startsWith('/media/').max(8192);
const nothing = z.undefined();
const noResult = z.void();

/** Why a server cannot be used; each has one sentence of its own. */
export const connectFailures = [
  'not-an-address',
  'insecure',
  'no-network',
  'name-unknown',
  'refused',
  'no-answer',
  'certificate',
  'not-our-server',
  'version',
] as const;
export type ConnectFailure = (typeof connectFailures)[number];

const connectResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('connected'), origin: z.url() }),
  z.object({
    outcome: z.literal('failed'),
    why: z.enum(connectFailures),
    /** What is wrong and what to do, in one sentence. */
    sentence: z.string(),
    /** `insecure` only: the person may allow plain http for this address, which is a private one. */
    mayAllow: z.boolean(),
  }),
]);
export type ConnectResult = z.infer<typeof connectResult>;

/** How the session outlives the program: encrypted on disk, or not at all where there is no keyring. */
const keeping = z.enum(['encrypted', 'memory']);

/** All a window needs before it can show anything. */
const windowStart = z.object({
  /** Origin of the configured server, without a trailing slash; null on the first start. */
  server: z.url().nullable(),
  /** What was typed for it, for the address screen. */
  address: z.string(),
  session: adminSessionSchema.nullable(),
  /** Where the portal was when the program ended; null on the first start. */
  place: z.string().startsWith('/admin').nullable(),
  platform: z.enum(['darwin', 'win32', 'linux']),
  version: z.string(),
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

/** What a window asks of main: channel → shape of its one argument and of the answer. Main parses every argument. */
export const calls = {
  'window:start': { argument: nothing, result: windowStart },
  /** Tests an address and, when it is our server, keeps it; a session of another server is dropped. */
  'server:connect': {
    argument: z.object({ address: z.string().max(2048), allowInsecure: z.boolean() }),
    result: connectResult,
  },
  'session:keep': { argument: adminSessionSchema, result: keeping },
  'session:drop': { argument: nothing, result: noResult },
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
  /** Opens an address of the configured server, or an https, mailto or tel link, outside of the program. */
  'link:open': { argument: z.string().max(8192), result: noResult },
  /** Files have come into the media folder; main says so natively when the window is out of sight. */
  'files:arrived': { argument: z.array(z.string().max(4096)).min(1).max(100_000), result: noResult },
  /** The place to return to at the next start of the window: path and query of the portal. */
  'place:keep': { argument: z.string().startsWith('/admin').max(8192), result: noResult },
} as const;

/** What main tells a window: channel → shape of its one argument. */
export const events = {
  /** A command of the menu that the screens carry out. */
  command: z.enum(['refresh', 'find', 'select-all', 'sign-out', 'server-address']),
  /** Shows a place of the portal (a notification was clicked). */
  'open-place': z.string().startsWith('/admin'),
  /** How far the fetching of files to drag has come; `total` is 0 while it is not known. Bytes. */
  download: z.object({ name: z.string(), received: z.number(), total: z.number() }),
  /** Something main has to say: shown as a notice. */
  notice: z.object({ tone: z.enum(['success', 'error', 'info']), title: z.string(), text: z.string() }),
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
