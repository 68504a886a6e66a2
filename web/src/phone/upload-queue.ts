import { hashFile, heicToJpeg, isHeic } from '@jeweler/core/files';
import type { OpenedPhoneLink } from '@jeweler/core/schemas';
import { type SendOutcome, sendUpload } from './send-upload.ts';
import type { UnsentFile, UnsentFiles } from './unsent-files.ts';

export type Failure = 'heic' | 'tooLarge' | 'full' | 'refused' | 'failed';

/** A picture that has been chosen. */
export interface Photo {
  readonly id: number;
  readonly file: File;
  state: 'waiting' | 'sending' | 'received' | 'failed';
  /** The part that has been sent, 0 to 1. */
  progress: number;
  failure?: Failure;
}

interface Work extends Photo {
  unsent: UnsentFile;
  /** In epoch milliseconds; each later than the one before. */
  readonly chosen: number;
  /** What is sent: the file itself, or a JPEG of it. */
  sendable?: File;
  /** Failed attempts in a row, and the earliest time of the next one. */
  failures: number;
  notBefore: number;
  movedAt: number;
  stop?: () => void;
}

interface QueueOptions {
  readonly endpoint: string;
  readonly unsent: UnsentFiles;
  /** What was being sent when the page was loaded again. */
  readonly last: readonly UnsentFile[];
  /** Asks the server what the link is good for now. */
  readonly ask: () => Promise<OpenedPhoneLink | 'ended' | undefined>;
  readonly onChange: () => void;
}

const TOO_LARGE = 413;
const DISK_FULL = 507;
const AT_ONCE = 2;
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 15_000;
/** Without progress for this long, a connection is taken to be dead; sooner when the page comes back into view. */
const STALLED_MS = 45_000;
const STALLED_ON_RETURN_MS = 4000;

/** A picture that this browser cannot turn into one that others show. */
class UnreadableHeicError extends Error {}

const toSendable = async (file: File): Promise<File> => {
  const sendable = (await isHeic(file)) ? await heicToJpeg(file) : file;
  if (!sendable) throw new UnreadableHeicError();
  return sendable;
};

/** Sends what is chosen, two at a time, each from where the server says that it is. */
export class UploadQueue {
  readonly #options: QueueOptions;
  readonly #photos: Work[] = [];
  #link: OpenedPhoneLink | undefined;
  #received = new Set<string>();
  #missing: readonly UnsentFile[];
  #twice: readonly string[] = [];
  #isEnded = false;
  #lastId = 0;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#missing = options.last;
    setInterval(() => this.#restart(STALLED_MS), FIRST_PAUSE_MS);
  }

  get photos(): readonly Photo[] {
    return this.#photos;
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Names of what was lost to a reload and has not been chosen again. */
  get missing(): readonly string[] {
    return this.#missing.map(({ name }) => name);
  }

  /** Names of what was chosen although it had been chosen before. */
  get twice(): readonly string[] {
    return this.#twice;
  }

  /** Whether something waits for the connection. */
  get isInterrupted(): boolean {
    return this.#photos.some(({ state, failures }) => state === 'waiting' && failures > 0);
  }

  add(files: readonly File[]): void {
    this.#twice = [];
    for (const file of files) {
      const { name, size } = file;
      const last = this.#missing.find((each) => each.name === name && each.size === size);
      this.#missing = this.#missing.filter((each) => each !== last);
      const unsent = last ?? { name, size };
      if (!last) this.#options.unsent.add(unsent);
      this.#lastId += 1;
      const chosen = Math.max(Date.now(), (this.#photos.at(-1)?.chosen ?? 0) + 1);
      const work = { id: this.#lastId, file, unsent, chosen, progress: 0 };
      this.#photos.push({ ...work, state: 'waiting', failures: 0, notBefore: 0, movedAt: 0 });
    }
    this.#fill();
  }

  retry(id: number): void {
    const photo = this.#photos.find((each) => each.id === id);
    if (photo?.state !== 'failed') return;
    Object.assign(photo, { state: 'waiting', failures: 0, notBefore: 0 });
    this.#fill();
  }

  /** The page is seen again, or the connection is back: asks how things stand, and goes on at once. */
  async resume(): Promise<OpenedPhoneLink | undefined> {
    for (const photo of this.#photos) photo.notBefore = 0;
    const since = Date.now();
    setTimeout(() => this.#restart(Date.now() - since), STALLED_ON_RETURN_MS);
    this.#fill();
    return this.#learn();
  }

  /** What the server says of the link. */
  async #learn(): Promise<OpenedPhoneLink | undefined> {
    const link = await this.#options.ask();
    if (link === 'ended') this.#end();
    if (link === undefined || link === 'ended') return undefined;
    this.#link = link;
    this.#received = new Set([...this.#received, ...link.received]);
    for (const file of this.#missing) {
      if (file.sha256 === undefined || !this.#received.has(file.sha256)) continue;
      this.#missing = this.#missing.filter((each) => each !== file);
      this.#options.unsent.remove(file);
    }
    this.#options.onChange();
    return link;
  }

  #end(): void {
    this.#isEnded = true;
    for (const { stop } of this.#photos) stop?.();
    this.#options.onChange();
  }

  /** Stops what has not moved for that long; it is begun again from the server's offset. */
  #restart(stalledMs: number): void {
    const before = Date.now() - stalledMs;
    for (const { state, stop, movedAt } of this.#photos)
      if (state === 'sending' && movedAt < before) stop?.();
    this.#fill();
  }

  #fill(): void {
    const free = AT_ONCE - this.#photos.filter(({ state }) => state === 'sending').length;
    const now = Date.now();
    const next = this.#photos.filter(({ state, notBefore }) => state === 'waiting' && notBefore <= now);
    if (!this.#isEnded) for (const photo of next.slice(0, Math.max(0, free))) void this.#work(photo);
    this.#options.onChange();
  }

  async #work(photo: Work): Promise<void> {
    Object.assign(photo, { state: 'sending', movedAt: Date.now() });
    try {
      photo.sendable ??= await toSendable(photo.file);
      const sha256 = photo.unsent.sha256 ?? (await hashFile(photo.sendable));
      const isSame = (other: Work) =>
        other !== photo && other.state !== 'failed' && other.unsent.sha256 === sha256;
      // What was begun here and has arrived lacks only the answer that said so.
      if (this.#received.has(sha256) && photo.unsent.url) this.#settle(photo, sha256, 'received');
      else if (this.#received.has(sha256) || this.#photos.some(isSame)) this.#drop(photo);
      else {
        if (!photo.unsent.sha256) this.#remember(photo, { sha256 });
        this.#settle(photo, sha256, await this.#send(photo, photo.sendable, sha256));
      }
    } catch (error) {
      this.#fail(photo, error instanceof UnreadableHeicError ? 'heic' : 'failed');
    }
    this.#fill();
  }

  async #send(photo: Work, sendable: File, sha256: string): Promise<SendOutcome> {
    photo.movedAt = Date.now();
    const { outcome, stop } = sendUpload(sendable, {
      endpoint: this.#options.endpoint,
      url: photo.unsent.url,
      sha256,
      chosen: photo.chosen,
      onUrl: (url) => this.#remember(photo, { url }),
      onProgress: (progress) => {
        Object.assign(photo, { progress, movedAt: Date.now() });
        this.#options.onChange();
      },
    });
    photo.stop = stop;
    const ended = await outcome;
    delete photo.stop;
    if (ended !== 'gone' && typeof ended !== 'object') return ended;
    // It may have arrived although its last answer did not; or the link has ended.
    await this.#learn();
    if (this.#received.has(sha256)) return 'received';
    if (this.#isEnded) return 'interrupted';
    if (ended === 'gone') {
      const { url: _, ...unsent } = photo.unsent;
      photo.unsent = this.#options.unsent.replace(photo.unsent, unsent);
      return 'interrupted';
    }
    return ended;
  }

  #settle(photo: Work, sha256: string, outcome: SendOutcome): void {
    if (outcome === 'received') {
      this.#received.add(sha256);
      this.#options.unsent.remove(photo.unsent);
      Object.assign(photo, { state: 'received', progress: 1 });
    } else if (typeof outcome === 'object') {
      this.#fail(photo, this.#whyRefused(photo, outcome.refused));
    } else {
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** photo.failures, MAX_PAUSE_MS);
      Object.assign(photo, {
        state: 'waiting',
        failures: photo.failures + 1,
        notBefore: Date.now() + pause,
      });
    }
  }

  #whyRefused({ sendable }: Work, status: number): Failure {
    if (status === DISK_FULL) return 'failed';
    if (status !== TOO_LARGE) return 'refused';
    const { filesLeft = 1, bytesLeft = Number.POSITIVE_INFINITY } = this.#link ?? {};
    return filesLeft === 0 || (sendable?.size ?? 0) > bytesLeft ? 'full' : 'tooLarge';
  }

  #remember(photo: Work, known: Partial<UnsentFile>): void {
    photo.unsent = this.#options.unsent.replace(photo.unsent, { ...photo.unsent, ...known });
  }

  #fail(photo: Work, failure: Failure): void {
    Object.assign(photo, { state: 'failed', failure });
    // Nothing is gained by choosing it again, except after a failure that may pass.
    if (failure !== 'failed') this.#options.unsent.remove(photo.unsent);
  }

  #drop(photo: Work): void {
    this.#twice = [...this.#twice, photo.file.name];
    this.#options.unsent.remove(photo.unsent);
    this.#photos.splice(this.#photos.indexOf(photo), 1);
  }
}
