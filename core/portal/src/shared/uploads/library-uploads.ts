import { type Interruption, isUnfinished, type UploadPhase, UploadQueue } from '@jeweler/core/files';
import type { FindSame } from './find-same.ts';
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
  readonly findSame: FindSame;
  readonly onChange: (items: readonly UploadItem[]) => void;
}

const describe = ({ file, folder }: PickedFile) => {
  const { name, size } = file;
  return { key: uploadKey(file, folder), name, size };
};

/** All uploads of this window: checked before they are sent, and asked about where a name is taken. */
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
    void this.#check(this.enqueue(added.filter(({ key }) => !isOnItsWay(key))));
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
    const { id, key, file, folder, answer = 'ask', isReplacement } = item;
    if (!file) return { state: 'skipped' };
    // What is to be skipped says so once its name is taken.
    const clash = isReplacement ? 'replace' : answer === 'skip' ? 'ask' : answer;
    const result = toPhase(await this.#deps.sender.send({ key, file, folder, clash }, onProgress, signal));
    if (signal.aborted || !('state' in result)) return result;
    if (result.state === 'done') this.change(id, { file: undefined });
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

  async #check(ids: readonly number[]): Promise<void> {
    const findChecking = (id: number) => {
      const item = this.find(id);
      return item?.phase.state === 'checking' ? item : undefined;
    };
    for (const id of ids) {
      const { file, folder = '' } = findChecking(id) ?? {};
      const prepared = file && (await this.#deps.prepare(file));
      if (!prepared || !findChecking(id)) continue;
      if (typeof prepared === 'string') this.set(id, { state: 'failed', reason: prepared, canRetry: false });
      else this.change(id, { ...prepared, ...describe({ ...prepared, folder }) });
    }
    const files = ids.flatMap((id) => findChecking(id)?.file ?? []);
    try {
      await this.#deps.findSame(files, (file, same) => this.#onKnown(file, same));
    } catch {
      // Sent without: the server decides about names all the same.
    }
    for (const file of files) this.#onKnown(file, undefined);
  }

  #onKnown(file: File, same: string | undefined): void {
    const item = this.items.find((each) => each.file === file && each.phase.state === 'checking');
    if (!item) return;
    // What takes the place of another file does so wherever else it is, as it is after a phone has sent it.
    const isWanted = same === undefined || item.isReplacement;
    this.set(item.id, isWanted ? { state: 'waiting' } : { state: 'skipped', same });
  }
}
