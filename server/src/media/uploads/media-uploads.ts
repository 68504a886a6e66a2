import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadDecision, UploadState } from '@jeweler/core/schemas';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import pLimit from 'p-limit';
import {
  DiskFullError,
  NameClashError,
  NotFoundError,
  RequestError,
  UnauthorizedError,
  UnavailableError,
} from '../../errors.ts';
import { DriveBusyError, isDriveAway } from '../files/drive-access.ts';
import { describeWriteFault, isDiskFull, isMissing, unless } from '../files/file-fault.ts';
import { MediaFolderWriter, UNFINISHED_FOLDER } from '../writing/media-folder-writer.ts';
import { checkCreation } from './check-creation.ts';
import { UploadFinisher } from './finish-upload.ts';
import { NamesInFolder } from './names-in-folder.ts';
import { tusBridge } from './tus-bridge.ts';
import type { UploadAccess, UploadDeps, UploadParts } from './upload-access.ts';
import { type UploadRecord, UploadRecords } from './upload-records.ts';
import { UploadStore } from './upload-store.ts';

/** Unfinished uploads are kept for so long after their last byte, and what became of others after their end. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Uploads into the media folder, by tus; core's schemas describe what clients see. */
export class MediaUploads {
  readonly #parts: UploadParts;
  readonly #finisher: UploadFinisher;
  readonly #answer: ReturnType<typeof tusBridge<UploadAccess>>;
  readonly #creating = pLimit(1);
  /** Ids of uploads that could not be finished since the start. */
  readonly #setAside = new Set<string>();

  constructor(deps: UploadDeps) {
    const { drive } = deps.files;
    const records = new UploadRecords(deps.database, deps.clock);
    const writer = new MediaFolderWriter(deps.config.mediaDir);
    const store = new UploadStore({ records, writer, drive, limits: deps.config.uploads });
    this.#parts = { ...deps, records, writer, store, names: new NamesInFolder(writer, drive) };
    this.#finisher = new UploadFinisher(this.#parts);
    this.#answer = tusBridge((access) => ({
      datastore: store,
      onUploadCreate: async (request, { id }) => {
        await this.#create(access, id, request);
        return {};
      },
      onIncomingRequest: async ({ method }, id) => {
        if (method !== 'POST') await this.#find(access, id);
      },
      onUploadFinish: async (_request, { id }) => {
        await this.#checkStillValid(access, id);
        return { headers: toHeaders(await this.#finish(id)) };
      },
      outcome: (id) => this.#outcomeHeaders(access, id),
    }));
  }

  /**
   * Answers a request of the protocol.
   * @throws RequestError, DriveBusyError
   */
  async answer(access: UploadAccess, request: ExpressRequest, response: ExpressResponse): Promise<void> {
    this.#checkDrive();
    try {
      await this.#answer(access, request, response);
    } catch (error) {
      throw toFailure(error);
    }
  }

  /** @throws NotFoundError, DriveBusyError */
  async state(access: UploadAccess, id: string): Promise<UploadState> {
    this.#checkDrive();
    const record = await this.#find(access, id);
    try {
      return await this.#describe(await this.#finish(id), id);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const state = await this.#describe(record, id);
      return {
        ...state,
        ...(error instanceof NameClashError
          ? { outcome: 'conflict', clash: error.present }
          : { outcome: 'failed' }),
        message: error.message,
      };
    }
  }

  /** @throws NotFoundError, NameClashError, DriveBusyError */
  async decide(access: UploadAccess, id: string, decision: UploadDecision): Promise<UploadState> {
    this.#checkDrive();
    const { outcome } = await this.#find(access, id);
    if (outcome === null) {
      const folder = access.folder ?? decision.folder;
      const clash = access.addsOnly ? 'keep' : decision.clash;
      await this.#parts.records.change(id, { clash, ...(folder !== undefined && { folder }) });
    }
    return this.#describe(await this.#finish(id), id);
  }

  /**
   * Finishes what a server that has ended had received completely, and nobody asks for any more. Throws the first error
   * when all have been tried; what fails for a reason that does not pass by itself is then left until the next start.
   */
  async finishInterrupted(): Promise<void> {
    const { config, media, files } = this.#parts;
    if (!config.mediaWrite || media.health.state === 'failed') return;
    const failures: unknown[] = [];
    for (const { id, size, target, message } of await this.#parts.records.unfinished()) {
      if (message !== null || this.#setAside.has(id)) continue;
      try {
        if (target !== null || (await this.#parts.store.received(id)) === size)
          await this.#finisher.finish(id);
      } catch (error) {
        if (error instanceof RequestError) continue;
        failures.push(error);
        if (error instanceof DriveBusyError || isDiskFull(error)) continue;
        if (!(await files.drive.run(() => isDriveAway(config.mediaDir)))) this.#setAside.add(id);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  /** Removes unfinished uploads whose last byte came a day ago, and forgets those that ended a day ago. */
  async removeOld(now: Date): Promise<void> {
    const { config, media } = this.#parts;
    if (!config.mediaWrite || media.health.state === 'failed') return;
    const before = now.getTime() - KEPT_MS;
    const folder = join(config.mediaDir, UNFINISHED_FOLDER);
    const modified = new Map<string, number>();
    // There is none where nothing was ever uploaded.
    for (const name of (await unless(isMissing, readdir(folder))) ?? [])
      modified.set(name, (await stat(join(folder, name))).mtimeMs);
    const records = await this.#parts.records.all();
    const old = records.filter(
      ({ id, ended_at, created_at }) =>
        (ended_at ? Date.parse(ended_at) : (modified.get(id) ?? Date.parse(created_at))) < before,
    );
    const kept = new Set(records.map(({ id }) => id));
    for (const { id } of old) kept.delete(id);
    for (const [name, time] of modified)
      if (!kept.has(name) && time < before) await rm(join(folder, name), { force: true });
    await this.#parts.records.remove(old.map(({ id }) => id));
  }

  async #create(access: UploadAccess, id: string, request: Request): Promise<void> {
    const { database, records } = this.#parts;
    const create = async () => records.create({ id, ...(await checkCreation(request, access, this.#parts)) });
    // What is under way is counted and added to by one at a time.
    await this.#creating(() => database.exclusively(create, 'new uploads'));
  }

  /** @throws NotFoundError also for uploads of others */
  async #find({ owner }: UploadAccess, id: string): Promise<UploadRecord> {
    const record = await this.#parts.records.get(id);
    if (record?.owner !== owner)
      throw new NotFoundError('This upload no longer exists. Please start it again.');
    return record;
  }

  /** What was refused is not finished by itself either: whoever may do so asks for it. */
  async #checkStillValid({ isValid }: UploadAccess, id: string): Promise<void> {
    try {
      if (await isValid()) return;
      throw new UnauthorizedError('Please sign in again.');
    } catch (error) {
      if (error instanceof RequestError) await this.#parts.records.change(id, { message: error.message });
      throw error;
    }
  }

  async #finish(id: string): Promise<UploadRecord> {
    try {
      const record = await this.#finisher.finish(id);
      if (record) return record;
    } catch (error) {
      throw toFailure(error);
    }
    throw new NotFoundError('This upload no longer exists. Please start it again.');
  }

  async #outcomeHeaders(access: UploadAccess, id: string): Promise<Record<string, string>> {
    const { outcome, path = null, message = null } = await this.state(access, id);
    return outcome === 'receiving' ? {} : toHeaders({ outcome, path, message });
  }

  async #describe(record: UploadRecord, id: string): Promise<UploadState> {
    const { size, folder, name, outcome, path, message } = record;
    return {
      id,
      outcome: outcome ?? 'receiving',
      offset: outcome ? size : ((await this.#parts.store.received(id)) ?? 0),
      size,
      folder,
      name,
      ...(path !== null && { path }),
      ...(message !== null && { message }),
    };
  }

  #checkDrive(): void {
    if (this.#parts.media.health.state === 'failed')
      throw new UnavailableError('The media folder does not answer. Please try again in a moment.');
  }
}

const toHeaders = ({
  outcome,
  path,
  message,
}: Pick<UploadRecord, 'path' | 'message'> & { outcome: string | null }): Record<string, string> => ({
  ...(outcome !== null && { 'Upload-Outcome': outcome }),
  ...(path !== null && { 'Upload-Path': encodeURIComponent(path) }),
  ...(message !== null && { 'Upload-Message': encodeURIComponent(message) }),
});

/** What the client is told of an error of the file system. */
const toFailure = (error: unknown): unknown => {
  if (isDiskFull(error)) return new DiskFullError();
  const sentence = error instanceof RequestError ? undefined : describeWriteFault(error);
  return sentence === undefined ? error : new UnavailableError(sentence);
};
