import { type Interruption, isUnfinished, type UploadPhase, UploadQueue } from '@jeweler/core/files';
import type { LibrarySender } from './library-sender.ts';
import {
  type ClashAnswer,
  type PickedFile,
  type UploadInfo,
  type UploadItem,
  unfinishedUploads,
  uploadKey,
} from './upload-item.ts';
import { toPhase } from './upload-outcome.ts';

export interface LibraryUploadsDeps {
  readonly sender: LibrarySender;
  /** Makes a file one that the shop window can show; or says what is wrong and what to do about it. */
  readonly prepare: (file: File) => Promise<{ readonly file: File; readonly note?: string } | string>;
  readonly onChange: (items: readonly UploadItem[]) => void;
}

const describe = ({ file, folder }: PickedFile) => {
  const { name, size } = file;
  return { key: uploadKey(file, folder), name, size };
};

/** All uploads of this window: read before they are sent, and asked about where a name is taken. */
export class LibraryUploads extends UploadQueue<UploadInfo> {
  readonly #deps: LibraryUploadsDeps;
  #lastBatch = 0;

  constructor(deps: LibraryUploadsDeps) {
    super(unfinishedUploads, deps.onChange);
    this.#deps = deps;
  }

  /** Returns the number of the batch. Files that are on their way to that folder already are left out. */
  add(files: readonly PickedFile[]): number {
    this.#lastBatch += 1;
    const added = files.map((each) => this.#toItem(each, { state: 'checking' }));
    const isOnItsWay = (key: string) => this.items.some((item) => item.key === key && isUnfinished(item));
    void this.#prepare(this.enqueue(added.filter(({ key }) => !isOnItsWay(key))));
    return this.#lastBatch;
  }

  /** Files that are not even read; each with its reason. */
  addRefused(files: readonly (PickedFile & { readonly sentence: string })[]): void {
    const refused = files.map(({ sentence: reason, ...each }) =>
      this.#toItem(each, { state: 'failed', reason, canRetry: false }),
    );
    this.enqueue(refused);
  }

  answer(id: number, answer: ClashAnswer, { forAll = false } = {}): void {
    const item = this.find(id);
    if (item?.phase.state !== 'asking') return;
    const isMeant = ({ batch, phase, answer: before }: UploadItem) =>
      forAll && batch === item.batch && (phase.state === 'asking' || before === undefined);
    const meant = this.items.filter((each) => each === item || isMeant(each));
    for (const each of meant) this.change(each.id, { answer });
    for (const each of meant)
      if (each.phase.state === 'asking') this.set(each.id, this.#follow(each, answer));
  }

  /** Stops it and removes what the server has of it. */
  cancel(id: number): void {
    const item = this.find(id);
    if (item) this.set(id, this.#follow(item, 'skip'));
  }

  cancelAll(): void {
    for (const item of this.items) if (isUnfinished(item)) this.cancel(item.id);
  }

  /** Takes finished uploads off the list. */
  clear(): void {
    for (const { key, phase } of this.items)
      if (phase.state === 'failed') void this.#deps.sender.discard(key);
    this.remove((item) => !isUnfinished(item));
  }

  protected async send(
    item: UploadItem,
    onProgress: (sent: number) => void,
    signal: AbortSignal,
  ): Promise<UploadPhase | Interruption> {
    const { id, key, file, folder, answer = 'ask', isReplacement, isKnown = false } = item;
    if (!file) return { state: 'skipped' };
    // What is to be skipped says so once its name is taken.
    const clash = isReplacement ? 'replace' : answer === 'skip' ? 'ask' : answer;
    const outcome = await this.#deps.sender.send({ key, file, folder, clash, isKnown }, onProgress, signal);
    const result = toPhase(outcome);
    if (signal.aborted || !('state' in result)) return result;
    if (result.state === 'done') this.change(id, { file: undefined });
    if (result.state === 'skipped') this.change(id, { isKnown: true });
    // Answered for all files of its batch.
    const answered = clash === 'ask' ? this.find(id)?.answer : undefined;
    return result.state === 'asking' && answered ? this.#follow(item, answered) : result;
  }

  #follow({ key }: UploadItem, answer: ClashAnswer): UploadPhase {
    if (answer !== 'skip') return { state: 'waiting' };
    void this.#deps.sender.discard(key);
    return { state: 'skipped' };
  }

  #toItem(picked: PickedFile, phase: UploadPhase): Omit<UploadItem, 'id'> {
    return { ...picked, ...describe(picked), batch: this.#lastBatch, phase };
  }

  /** Reads one after the other, and lets each be sent at once. */
  async #prepare(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      const { file, folder = '', isReplacement } = this.find(id) ?? {};
      const prepared = file && (await this.#deps.prepare(file));
      if (!prepared || this.find(id)?.phase.state !== 'checking') continue;
      const fail = (reason: string) => this.set(id, { state: 'failed', reason, canRetry: false });
      if (typeof prepared === 'string') fail(prepared);
      else if (isReplacement && prepared.file.name !== file.name)
        fail(
          `“${file.name}” was not replaced: this browser makes a JPEG of it, whose name ends with .jpg. Upload it as a new picture.`,
        );
      else {
        this.change(id, { ...prepared, ...describe({ ...prepared, folder }) });
        this.set(id, { state: 'waiting' });
      }
    }
  }
}
