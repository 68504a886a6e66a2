import { healthSchema } from '@jeweler/core/schemas';
import type { SendEvent } from '../ipc/window-ipc.ts';
import {
  type ConnectFailure,
  connectSentence,
  type PlainFailure,
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
  readonly isOnline: () => boolean;
  /** Version of this program. */
  readonly version: string;
}

export type CheckedServer =
  | { readonly outcome: 'ours'; readonly version: string }
  | { readonly outcome: 'failed'; readonly why: ConnectFailure; readonly sentence: string };

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
  try {
    const health = healthSchema.safeParse(JSON.parse(text ?? ''));
    return health.success && health.data.name === SERVER_NAME ? health.data : undefined;
  } catch {
    return undefined;
  }
};

/** Checks with `GET /api/health` for a jeweler's server of a compatible version. Never rejects. */
export const checkServer = async (origin: string, deps: CheckDeps): Promise<CheckedServer> => {
  const { host } = new URL(origin);
  const failed = (why: PlainFailure): CheckedServer => ({
    outcome: 'failed',
    why,
    sentence: connectSentence(why, host),
  });
  try {
    const response = await deps.fetch(`${origin}/api/health`, {
      headers: { accept: 'application/json', 'cache-control': 'no-cache' },
      redirect: 'manual',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const health = response.ok ? parseHealth(await shortText(response)) : undefined;
    if (!health) return failed('not-our-server');
    if (versionsMatch(health.version, deps.version)) return { outcome: 'ours', version: health.version };
    return { outcome: 'failed', why: 'version', sentence: versionSentence(health.version, deps.version) };
  } catch (error) {
    return failed(toConnectFailure(error, { isOnline: deps.isOnline(), platform: process.platform }));
  }
};

/**
 * Warns if the major versions of server and console differ, as after an update of the server: it responds,
 * but not as the screens expect. All other problems with a server are noticed by the screens themselves.
 */
export const warnOfOtherVersion = async (
  check: () => Promise<{ readonly checked: CheckedServer } | undefined>,
  sendEvent: SendEvent,
): Promise<void> => {
  const found = await check();
  if (found?.checked.outcome !== 'failed' || found.checked.why !== 'version') return;
  const { sentence: text } = found.checked;
  sendEvent('notice', { id: 'version', tone: 'error', title: 'Versions do not match', text, lasting: true });
};
