import { healthSchema } from '@jeweler/core/schemas';
import type { ConnectFailure } from '../../shared/ipc-contract.ts';
import {
  connectFailureOf,
  connectSentence,
  type PlainFailure,
  versionSentence,
  versionsMatch,
} from './connect-failure.ts';

/** How long a server may take to answer, in milliseconds. */
const PATIENCE = 10_000;
/** Longest answer that is read, in bytes; ours has less than a hundred. */
const LONGEST_ANSWER = 10_000;
/** `name` in the answer of the jeweler's server. */
const SERVER_NAME = 'jeweler';

export interface CheckDeps {
  /** Electron's `net.fetch`: the system's proxies and certificates. */
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly isOnline: () => boolean;
  /** Version of this program. */
  readonly version: string;
}

export type CheckedServer =
  | { readonly outcome: 'ours'; readonly version: string }
  | { readonly outcome: 'failed'; readonly why: ConnectFailure; readonly sentence: string };

/** Text of an answer, or undefined where it goes on for longer than any of ours. */
const shortText = async (response: Response): Promise<string | undefined> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Node's web streams are async iterable; lib.dom, which types Response, leaves that out.
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.byteLength;
    if (length > LONGEST_ANSWER) return undefined;
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

/** Asks `GET /api/health` whether the jeweler's server of a fitting version stands at `origin`. Never rejects. */
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
      signal: AbortSignal.timeout(PATIENCE),
    });
    const health = response.ok ? parseHealth(await shortText(response)) : undefined;
    if (!health) return failed('not-our-server');
    if (versionsMatch(health.version, deps.version)) return { outcome: 'ours', version: health.version };
    return { outcome: 'failed', why: 'version', sentence: versionSentence(health.version, deps.version) };
  } catch (error) {
    return failed(connectFailureOf(error, deps.isOnline()));
  }
};
