import { tryTo } from '@jeweler/core/format';
import { healthSchema } from '@jeweler/core/schemas';
import type { SendEvent } from '../ipc/window-ipc.ts';
import {
  type ConnectFailure,
  isRedirectFailure,
  movedSentence,
  type PlainFailure,
  plainSentences,
  statusFailure,
  toConnectFailure,
  versionSentence,
  versionsMatch,
} from './connect-failure.ts';

/** Timeout of a request to the server, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** Maximum number of bytes read of a response; ours has less than a hundred. */
const MAX_ANSWER_BYTES = 10_000;
/** `name` in the response of the jeweler's server. */
const SERVER_NAME = 'jeweler';

export interface CheckDeps {
  /** Electron's `net.fetch`, which uses the system's proxies and certificates. */
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Where an address redirects to; undefined if nowhere. Never rejects. */
  readonly findRedirect: (address: string) => Promise<string | undefined>;
  readonly isOnline: () => boolean;
  /** Version of this program. */
  readonly version: string;
}

export type CheckedServer =
  | { readonly outcome: 'ours'; readonly version: string }
  | {
      readonly outcome: 'failed';
      readonly why: ConnectFailure;
      readonly sentence: string;
      /** Origin of the shop's server, to which this one redirects. */
      readonly movedTo?: string;
    };

/** Text of a response, or undefined if it is longer than any of ours. */
const shortText = async (response: Response): Promise<string | undefined> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Node's web streams are async iterable; lib.dom, which types Response, does not declare that.
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.byteLength;
    if (length > MAX_ANSWER_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

const parseHealth = (text: string | undefined) => {
  const health = healthSchema.safeParse(tryTo(() => JSON.parse(text ?? ''))).data;
  return health?.name === SERVER_NAME ? health : undefined;
};

/** Redirects from server to server until the address counts as wrong. */
const MAX_REDIRECTS = 3;

/**
 * Checks with `GET /api/health` for a jeweler's server of a compatible version. Where a server redirects to another
 * one, that one is checked, unless the connection would no longer be encrypted. Never rejects.
 */
export const checkServer = async (
  origin: string,
  deps: CheckDeps,
  redirectsLeft = MAX_REDIRECTS,
): Promise<CheckedServer> => {
  const { host, protocol } = new URL(origin);
  const address = `${origin}/api/health`;
  const failed = (why: PlainFailure): CheckedServer => ({
    outcome: 'failed',
    why,
    sentence: plainSentences(host)[why],
  });

  const checkRedirect = async (): Promise<CheckedServer> => {
    const found = redirectsLeft > 0 ? await deps.findRedirect(address) : undefined;
    const other = found === undefined ? undefined : new URL(found);
    if (!other || other.origin === origin || (protocol === 'https:' && other.protocol !== protocol))
      return failed('not-our-server');
    const there = await checkServer(other.origin, deps, redirectsLeft - 1);
    if (there.outcome === 'ours')
      return { outcome: 'failed', why: 'moved', sentence: movedSentence(other.host), movedTo: other.origin };
    return there.why === 'not-our-server' ? failed('not-our-server') : there;
  };

  try {
    const response = await deps.fetch(address, {
      headers: { accept: 'application/json', 'cache-control': 'no-cache' },
      redirect: 'manual',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const why = statusFailure(response.status);
    if (why) return failed(why);
    const health = response.ok ? parseHealth(await shortText(response)) : undefined;
    if (!health) return failed('not-our-server');
    if (versionsMatch(health.version, deps.version)) return { outcome: 'ours', version: health.version };
    return { outcome: 'failed', why: 'version', sentence: versionSentence(health.version, deps.version) };
  } catch (error) {
    if (isRedirectFailure(error)) return checkRedirect();
    return failed(toConnectFailure(error, { isOnline: deps.isOnline(), platform: process.platform }));
  }
};

/** What the screens say themselves, or what passes by itself. */
const toldByScreens: readonly ConnectFailure[] = ['no-network', 'refused', 'no-answer', 'busy'];

/**
 * Says what is wrong with the server where the screens know only that it cannot be reached, as with an expired
 * certificate, or not even that: a server of another major version responds, but not as they expect.
 */
export const createServerWarning = (
  check: () => Promise<{ readonly checked: CheckedServer } | undefined>,
  sendEvent: SendEvent,
) => {
  let told: ConnectFailure | undefined;
  const warn = async () => {
    const checked = (await check())?.checked;
    const why = checked?.outcome === 'failed' ? checked.why : undefined;
    if (!checked || why === told || (why && toldByScreens.includes(why))) return;
    told = why;
    if (checked.outcome === 'failed') {
      const title = why === 'version' ? 'Versions do not match' : 'No connection to the server';
      sendEvent('notice', { id: 'server', tone: 'error', title, text: checked.sentence, lasting: true });
    } else {
      // Takes the place of the other one, which would stay.
      const text = 'The server can be used again.';
      sendEvent('notice', { id: 'server', tone: 'info', title: 'Connected again', text, lasting: false });
    }
  };
  return {
    /** A page that has just started shows no notice yet. */
    pageStarted: () => {
      told = undefined;
      return warn();
    },
    /** The stream of events has been opened again, or could not be. */
    streamChanged: warn,
  };
};
