import { opendir } from 'node:fs/promises';
import type { DeepHealth, HealthCheck } from '@jeweler/core/schemas';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { within } from '../deadline.ts';
import { freeBytes } from '../free-bytes.ts';
import type { Log } from '../log.ts';
import type { MediaIndex } from '../media/index/media-index.ts';

/** Free space on the disk of DATA_DIR below which the server counts as failing, in bytes. */
const MIN_FREE_BYTES = 200 * 1024 * 1024;
/** Timeout of a check; on a drive that hangs it would never finish. */
const CHECK_TIMEOUT_MS = 4000;
/**
 * How long a result is reused for all callers, in milliseconds: anybody may request it, and each check
 * writes.
 */
const SHARED_FOR_MS = 5000;

interface HealthDeps {
  readonly database: Pick<Database, 'check'>;
  readonly media: Pick<MediaIndex, 'health'>;
  readonly config: Pick<Config, 'dataDir' | 'mediaDir'>;
  readonly log: Pick<Log, 'error' | 'info'>;
}

type Work = () => Promise<HealthCheck>;

/**
 * Returns a function that checks that the server is working properly: the database stores data, the media
 * folder can be read, the disk has enough space. Answers within four seconds; one check runs at a time. Logs
 * when a check starts to fail or succeeds again.
 */
export const createHealthChecks = ({ config, log, ...parts }: HealthDeps): (() => Promise<DeepHealth>) => {
  const checks = {
    database: bounded(
      () => parts.database.check(),
      'The database does not answer: check the disk with DATA_DIR.',
    ),
    media: bounded(async () => {
      const { state, message = 'The media folder cannot be read.' } = parts.media.health;
      return state === 'failed' ? { ok: false, message } : checkMediaFolder(config.mediaDir);
    }, 'The media folder does not answer: check its drive.'),
    disk: bounded(() => checkDisk(config.dataDir), 'The disk with DATA_DIR does not answer.'),
  };
  const failing = new Set<string>();
  const logChange = (name: string, { ok, message }: HealthCheck) => {
    if (ok && failing.delete(name)) log.info({ check: name }, 'A check that failed now succeeds again.');
    if (ok || failing.has(name)) return;
    failing.add(name);
    log.error({ check: name }, message);
  };
  const checkAll = async (): Promise<DeepHealth> => {
    const [database, media, disk] = await Promise.all([checks.database(), checks.media(), checks.disk()]);
    const outcome = { database, media, disk };
    for (const [name, check] of Object.entries(outcome)) logChange(name, check);
    const isWell = Object.values(outcome).every(({ ok }) => ok);
    return { status: isWell ? 'ok' : 'failing', checks: outcome };
  };

  let shared: Promise<DeepHealth> | undefined;
  let endsAt = Number.POSITIVE_INFINITY;
  return () => {
    if (shared && performance.now() < endsAt) return shared;
    endsAt = Number.POSITIVE_INFINITY;
    shared = checkAll().finally(() => {
      endsAt = performance.now() + SHARED_FOR_MS;
    });
    return shared;
  };
};

/**
 * Fails with the message `late` at the deadline. Work that still hangs is not started again, because each run
 * would hold a thread.
 */
const bounded = (work: Work, late: string): Work => {
  let running: Promise<HealthCheck> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return within(CHECK_TIMEOUT_MS, running, { ok: false, message: late });
  };
};

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'unknown fault';

export const checkMediaFolder = async (mediaDir: string): Promise<HealthCheck> => {
  try {
    const folder = await opendir(mediaDir);
    try {
      await folder.read();
    } finally {
      await folder.close();
    }
    return { ok: true, message: 'The media folder can be read.' };
  } catch (error) {
    return {
      ok: false,
      message: `The media folder cannot be read (${codeOf(error)}): check its drive, or set MEDIA_DIR.`,
    };
  }
};

export const checkDisk = async (dataDir: string): Promise<HealthCheck> => {
  try {
    if ((await freeBytes(dataDir)) >= MIN_FREE_BYTES) return { ok: true, message: 'The disk has room.' };
    return { ok: false, message: 'The disk with DATA_DIR has less than 200 MB left: free some space.' };
  } catch (error) {
    return { ok: false, message: `The disk with DATA_DIR cannot be checked (${codeOf(error)}).` };
  }
};
