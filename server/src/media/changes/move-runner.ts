import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { syncFolder } from '../../sync-folder.ts';
import { type DriveAccess, DriveBusyError, isDriveAway } from '../files/drive-access.ts';
import { completeMove, move } from '../writing/move-file.ts';
import type { FileMove, MoveJob } from './file-moves.ts';

/** Where moves are kept while they are under way, and what follows from them is done. */
export interface MoveJournal {
  begin(moves: readonly FileMove[], author: Pick<MoveJob, 'username' | 'at'>): Promise<MoveJob>;
  unfinished(): Promise<MoveJob[]>;
  /** @param done those of the job's moves that have taken place */
  finish(job: MoveJob, done: readonly FileMove[]): Promise<void>;
  /** Where something went that was at this path, or is going; undefined when it was never moved from there. */
  pathAfter(path: string): Promise<string | undefined>;
  /** The same of all paths. */
  moves(): Promise<ReadonlyMap<string, string>>;
}

interface MoveRunnerDeps {
  readonly mediaDir: string;
  readonly drive: DriveAccess;
  readonly journal: MoveJournal;
  readonly log: Pick<Logger, 'info' | 'error'>;
}

/**
 * Moves files together with what the catalogue says of them: all or nothing, whatever interrupts it. A job is noted,
 * its files are moved, and one transaction has the catalogue follow and deletes the note.
 */
export class MoveRunner {
  readonly #deps: MoveRunnerDeps;
  /** Ids of jobs that could not be finished since the start. */
  readonly #setAside = new Set<string>();

  constructor(deps: MoveRunnerDeps) {
    this.#deps = deps;
  }

  /**
   * @throws the file system's error, after everything has been put back; DriveBusyError when the drive hangs: what
   * has begun is finished when it answers again
   */
  async run(moves: readonly FileMove[], author: Pick<MoveJob, 'username' | 'at'>): Promise<void> {
    const { journal, drive } = this.#deps;
    const job = await journal.begin(moves, author);
    const done: FileMove[] = [];
    try {
      for (const each of moves) {
        await drive.run(() => move(this.#file(each.from), this.#file(each.to)));
        done.push(each);
      }
      await this.#sync(moves);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      for (const { from, to } of done.toReversed())
        await drive.run(() => move(this.#file(to), this.#file(from)));
      await journal.finish(job, []);
      throw error;
    }
    await journal.finish(job, moves);
  }

  /**
   * Finishes what a stopped server, or a drive that hung or was disconnected, has left; resolves with whether there was
   * anything. It waits, for the next call, until the drive is connected. A move that cannot be finished is named in the
   * log and left until the next start: it holds up no other.
   * @throws DriveBusyError when the drive hangs
   */
  async finishInterrupted(): Promise<boolean> {
    const { journal, log } = this.#deps;
    const jobs = (await journal.unfinished()).filter(({ id }) => !this.#setAside.has(id));
    for (const job of jobs) {
      try {
        await this.#finish(job);
      } catch (error) {
        if (error instanceof DriveBusyError) throw error;
        if (await this.#isDriveAway()) continue;
        this.#setAside.add(job.id);
        log.error({ err: error, moves: job.moves }, 'An interrupted move of media files cannot be finished.');
      }
    }
    return jobs.length > 0;
  }

  async #finish(job: MoveJob): Promise<void> {
    const { drive, journal, log } = this.#deps;
    const done: FileMove[] = [];
    for (const each of job.moves)
      if (await drive.run(() => completeMove(this.#file(each.from), this.#file(each.to)))) done.push(each);
      else if (await this.#isDriveAway()) return;
    await this.#sync(done);
    await journal.finish(job, done);
    log.info(
      { moved: done.length, of: job.moves.length },
      'An interrupted move of media files was finished.',
    );
  }

  async #sync(moves: readonly FileMove[]): Promise<void> {
    const folders = new Set(moves.flatMap(({ from, to }) => [this.#file(to), this.#file(from)]).map(dirname));
    for (const folder of folders) await this.#deps.drive.run(() => syncFolder(folder));
  }

  #isDriveAway(): Promise<boolean> {
    return this.#deps.drive.run(() => isDriveAway(this.#deps.mediaDir));
  }

  #file(path: string): string {
    return join(this.#deps.mediaDir, path);
  }
}
