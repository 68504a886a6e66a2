import {
  hashFile,
  heicToJpeg,
  type Interruption,
  isHeic,
  type Queued,
  sendUpload,
  type UnfinishedUpload,
  UnfinishedUploads,
  type UploadPhase,
  UploadQueue,
} from '@jeweler/core/files';
import { isForRequest, type OpenedLink, openLink, uploadAddress } from './phone-link.ts';

/** Why a picture was not sent: what is said of it. */
export type Failure = 'heic' | 'tooLarge' | 'full' | 'refused' | 'failed';

interface PhotoInfo {
  readonly key: string;
  readonly file: File;
  /** Epoch milliseconds; each later than the one before. */
  readonly chosen: number;
  /** What is sent, once it has been read: the file itself, or a JPEG of it. */
  readonly sendable?: File;
  /** Bytes and hash of that. */
  readonly size: number;
  readonly sha256?: string;
}

export type Photo = Queued<PhotoInfo, Failure>;

type Phase = UploadPhase<Failure>;

const TOO_LARGE = 413;
const DISK_FULL = 507;
/** A proxy that collects a whole request before it passes it on loses no more than this. */
const CHUNK_BYTES = 1024 * 1024;
/** Milliseconds. Connections end unnoticed while a phone's screen is dark. */
const STALLED_ON_RETURN_MS = 4000;

const received: Phase = { state: 'done', path: '' };
const failed = (reason: Failure, canRetry = false): Phase => ({ state: 'failed', reason, canRetry });
const isSkipped = ({ phase }: Photo): boolean => phase.state === 'skipped';

/** Sends what is chosen, each picture once, for as long as the link works. */
export class PhotoUploads extends UploadQueue<PhotoInfo, Failure> {
  /** What the server has said of the link. */
  link: OpenedLink | undefined;
  isEnded = false;
  /** What was lost to a reload and has not been chosen again. */
  missing: readonly UnfinishedUpload[];
  /** Hashes. */
  readonly #received = new Set<string>();

  constructor(onChange: () => void) {
    // A visitor may have several links, each for another request.
    const list = isForRequest() ? `unfinished-photos ${uploadAddress()}` : 'unfinished-photos';
    super(new UnfinishedUploads(list), onChange);
    this.missing = this.unfinished.listOwn();
  }

  get photos(): readonly Photo[] {
    return this.items.filter((photo) => !isSkipped(photo));
  }

  /** How many photos the server has, also from earlier. */
  get have(): number {
    return this.#received.size;
  }

  /** Names of what was chosen although it had been chosen before. */
  get twice(): readonly string[] {
    return this.items.filter(isSkipped).map(({ file }) => file.name);
  }

  add(files: readonly File[]): void {
    this.remove(isSkipped);
    const from = Math.max(Date.now(), (this.items.at(-1)?.chosen ?? 0) + 1);
    const photos = files.map((file, index) => {
      const { name, size } = file;
      const chosen = from + index;
      const last = this.missing.find((each) => each.name === name && each.size === size);
      this.missing = this.missing.filter((each) => each !== last);
      const upload = last ?? { key: String(chosen), name, folder: '', size };
      this.unfinished.save(upload);
      return { key: upload.key, file, chosen, size, phase: { state: 'checking' } } as const;
    });
    void this.#check(this.enqueue(photos));
  }

  /** The page is seen again, or the connection is back: goes on at once, and asks how things stand. */
  refresh(): void {
    const before = this.items;
    setTimeout(() => {
      for (const { id, phase } of before)
        if (phase.state === 'sending' && this.find(id)?.phase === phase)
          this.set(id, { state: 'waiting', sent: phase.sent });
    }, STALLED_ON_RETURN_MS);
    if (!this.isEnded) this.resume();
    void this.#learn();
  }

  protected async send(
    { key, file, sendable = file, sha256 = '', chosen }: Photo,
    onProgress: (sent: number) => void,
    signal: AbortSignal,
  ): Promise<Phase | Interruption> {
    const outcome = await sendUpload(sendable, {
      endpoint: uploadAddress(),
      unfinished: this.unfinished,
      upload: { key, name: file.name, folder: '', size: file.size, sha256 },
      chunkSize: CHUNK_BYTES,
      metadata: { filename: sendable.name, clash: 'keep', sha256, chosen: String(chosen) },
      timeouts: { sending: 45_000, storing: 45_000 },
      onProgress,
      signal,
    });
    if ('path' in outcome) this.#received.add(sha256);
    if (!('status' in outcome)) return outcome;
    // It may have arrived although its last answer did not.
    await this.#learn();
    return this.#received.has(sha256) ? received : this.#toPhase(outcome.status, sendable.size);
  }

  #toPhase(status: number, size: number): Phase | Interruption {
    if (status === DISK_FULL || status === 0) return failed('failed', true);
    // The server's own trouble, or what it could not store for now.
    if (status < 400 || status === 408 || status === 409 || status >= 500)
      return { kind: 'interrupted', why: 'server' };
    if (status !== TOO_LARGE) return failed('refused');
    const { filesLeft = 1, bytesLeft = Number.POSITIVE_INFINITY } = this.link ?? {};
    return failed(filesLeft === 0 || size > bytesLeft ? 'full' : 'tooLarge');
  }

  /** Reads one after the other, and lets each be sent at once. */
  async #check(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      const photo = this.find(id);
      if (photo) this.set(id, await this.#read(photo).catch(() => failed('failed')));
    }
  }

  async #read({ id, key, file }: Photo): Promise<Phase> {
    const sendable = (await isHeic(file)) ? await heicToJpeg(file) : file;
    // Few browsers can turn it into a picture that others show.
    if (!sendable) return failed('heic');
    const { sha256 = await hashFile(sendable), url } = this.unfinished.find(key) ?? {};
    // What was begun here and has arrived lacks only the answer that said so.
    if (this.#received.has(sha256)) return url ? received : { state: 'skipped' };
    const isSame = (other: Photo) => other.sha256 === sha256 && other.phase.state !== 'failed';
    if (this.items.some(isSame)) return { state: 'skipped' };
    this.change(id, { sendable, size: sendable.size, sha256 });
    return { state: 'waiting' };
  }

  async #learn(): Promise<void> {
    const link = await openLink();
    if (link === 'ended') {
      this.isEnded = true;
      this.pause({ why: 'sign-in' });
    } else if (link) {
      this.link = link;
      for (const sha256 of link.received) this.#received.add(sha256);
      const hasArrived = ({ sha256 = '' }: UnfinishedUpload) => this.#received.has(sha256);
      for (const { key } of this.missing.filter(hasArrived)) this.unfinished.remove(key);
      this.missing = this.missing.filter((each) => !hasArrived(each));
    }
    this.publish();
  }
}
