import {
  type ClashAnswer,
  isUnfinished,
  type PauseReason,
  type PickedFile,
  type UploadItem,
  type UploadPhase,
} from './upload-item.ts';
import type { SendOutcome, UploadSender } from './upload-sender.ts';

/** A file that can be sent, or why it cannot. */
export type PreparedFile =
  | { readonly file: File; readonly note?: string }
  /** What is wrong and what to do about it. */
  | { readonly refused: string };

export interface UploadQueueDeps {
  readonly sender: UploadSender;
  /** Makes a file one that the shop window can show. */
  readonly prepare: (file: File) => Promise<PreparedFile>;
  /**
   * Calls `onKnown` for each file, in any order: with the path of a file of the same content, or without one.
   * Rejects if that cannot be found out.
   */
  readonly findSame: (
    files: readonly File[],
    onKnown: (position: number, same: string | undefined) => void,
  ) => Promise<void>;
  /** Called at most four times a second for progress, and at once for anything else. */
  readonly onChange: (items: readonly UploadItem[]) => void;
}

/** Uploads of this client at a time; the server refuses a third. */
const AT_A_TIME = 2;
const PROGRESS_INTERVAL_MS = 250;
/** Milliseconds before an interrupted upload goes on; the last one repeats. Progress starts them anew. */
const DELAYS_MS = [1000, 2000, 5000, 10_000, 20_000];

/** All uploads of this window, two at a time. Knows neither React nor the network. */
export interface UploadQueue {
  /** Returns the number of the batch. Files that are on their way to that folder already are left out. */
  add(files: readonly PickedFile[]): number;
  /** Files that are not even read; each with its reason. */
  addRefused(files: readonly (PickedFile & { sentence: string })[]): void;
  answer(id: number, answer: ClashAnswer, options?: { forAll?: boolean }): void;
  /** Stops it and removes what the server has of it. */
  cancel(id: number): void;
  retry(id: number): void;
  /** Sends a file although its content is there already. */
  uploadAnyway(id: number): void;
  /** Takes finished uploads off the list. */
  clear(): void;
  /** Goes on at once: the connection is back, or somebody has signed in. */
  resume(): void;
  /** Stops until `resume`; what was sent stays on the server. */
  pause(why: PauseReason): void;
}

export const createUploadQueue = ({ sender, prepare, findSame, onChange }: UploadQueueDeps): UploadQueue => {
  let items: readonly UploadItem[] = [];
  let lastId = 0;
  let lastBatch = 0;
  const files = new Map<number, File>();
  const running = new Map<number, AbortController>();
  const answers = new Map<number, ClashAnswer>();
  /** Answers for all files of a batch. */
  const batchAnswers = new Map<number, ClashAnswer>();
  let held: PauseReason | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let progressTimer: ReturnType<typeof setTimeout> | undefined;

  const publish = () => {
    clearTimeout(progressTimer);
    progressTimer = undefined;
    onChange(items);
  };
  const publishSoon = () => {
    progressTimer ??= setTimeout(publish, PROGRESS_INTERVAL_MS);
  };
  const find = (id: number) => items.find((item) => item.id === id);
  const change = (id: number, part: Partial<UploadItem>) => {
    items = items.map((item) => (item.id === id ? { ...item, ...part } : item));
  };
  const set = (id: number, phase: UploadPhase) => {
    change(id, { phase });
    if (phase.state === 'done' || phase.state === 'skipped') files.delete(id);
    publish();
  };

  const ask = (item: UploadItem, outcome: Extract<SendOutcome, { kind: 'clash' }>) => {
    const answer = batchAnswers.get(item.batch);
    if (answer === undefined) set(item.id, { state: 'asking', clash: outcome.clash });
    else apply(item.id, answer);
  };

  const apply = (id: number, answer: ClashAnswer) => {
    if (answer === 'skip') return leaveOut(id, {});
    answers.set(id, answer);
    set(id, { state: 'waiting' });
    startNext();
  };

  /** Ends it without a file on the server. */
  const leaveOut = (id: number, { same }: { same?: string }) => {
    const item = find(id);
    const file = files.get(id);
    running.get(id)?.abort();
    running.delete(id);
    set(id, { state: 'skipped', ...(same === undefined ? {} : { same }) });
    if (item && file) void sender.discard({ file, folder: item.folder });
    startNext();
  };

  const hold = (
    why: PauseReason,
    { afterMs, only }: { afterMs?: number | undefined; only?: number } = {},
  ) => {
    held = why;
    // A server that has no room for another one goes on with those it has.
    for (const { id, phase } of items)
      if (phase.state === 'sending' && (why !== 'server' || id === only)) {
        running.get(id)?.abort();
        running.delete(id);
        change(id, { phase: { state: 'paused', why, sent: phase.sent } });
      }
    clearTimeout(timer);
    // Nothing but a sign-in ends a missing session.
    if (why !== 'sign-in') {
      const delay = DELAYS_MS[Math.min(attempt, DELAYS_MS.length - 1)];
      timer = setTimeout(resume, afterMs ?? delay);
      attempt += 1;
    }
    publish();
  };

  const resume = () => {
    clearTimeout(timer);
    held = undefined;
    for (const { id, phase } of items)
      if (phase.state === 'paused') change(id, { phase: { state: 'waiting' } });
    publish();
    startNext();
  };

  const conclude = (item: UploadItem, outcome: SendOutcome) => {
    switch (outcome.kind) {
      case 'stored':
        return set(item.id, { state: 'done', path: outcome.path });
      case 'clash':
        return ask(item, outcome);
      case 'interrupted':
        return hold(outcome.why, { afterMs: outcome.afterMs, only: item.id });
      case 'refused':
        return set(item.id, { state: 'failed', sentence: outcome.sentence, canRetry: outcome.canRetry });
    }
  };

  const start = async (item: UploadItem, file: File) => {
    const { id, folder } = item;
    const controller = new AbortController();
    running.set(id, controller);
    set(id, { state: 'sending', sent: 0 });
    const answer = answers.get(id) ?? batchAnswers.get(item.batch);
    const clash = answer === 'skip' || answer === undefined ? 'ask' : answer;
    let begun: number | undefined;
    const onProgress = (sent: number) => {
      if (controller.signal.aborted) return;
      // The first is the byte at which it goes on.
      begun ??= sent;
      if (sent > begun) attempt = 0;
      change(id, { phase: { state: 'sending', sent } });
      publishSoon();
    };
    const outcome = await sender.send({ file, folder, clash }, onProgress, controller.signal);
    if (controller.signal.aborted) return;
    if (outcome.kind !== 'interrupted') running.delete(id);
    conclude(item, outcome);
    startNext();
  };

  const startNext = () => {
    if (held !== undefined) return;
    for (const item of items) {
      if (running.size >= AT_A_TIME) return;
      const file = files.get(item.id);
      if (item.phase.state === 'waiting' && file) void start(item, file);
    }
  };

  const isChecking = (id: number) => find(id)?.phase.state === 'checking';
  const check = async (ids: readonly number[]) => {
    for (const id of ids) {
      const file = files.get(id);
      if (!file || !isChecking(id)) continue;
      const prepared = await prepare(file);
      if (!isChecking(id)) continue;
      if ('refused' in prepared) {
        set(id, { state: 'failed', sentence: prepared.refused, canRetry: false });
        continue;
      }
      files.set(id, prepared.file);
      const { name, size } = prepared.file;
      change(id, { name, size, ...(prepared.note === undefined ? {} : { note: prepared.note }) });
      publishSoon();
    }
    const rest = ids.filter(isChecking);
    const isKnown = (id: number | undefined, same: string | undefined) => {
      if (id === undefined || !isChecking(id)) return;
      // What takes the place of another file does so wherever else it is, as it is after a phone has sent it.
      if (same === undefined || answers.get(id) === 'replace') set(id, { state: 'waiting' });
      // The file itself stays, should it be wanted all the same.
      else change(id, { phase: { state: 'skipped', same } });
      publish();
      startNext();
    };
    try {
      await findSame(
        rest.flatMap((id) => files.get(id) ?? []),
        (position, same) => isKnown(rest[position], same),
      );
    } catch {
      // Sent without: the server decides about names all the same.
    }
    for (const id of rest) isKnown(id, undefined);
  };

  const isOnItsWay = ({ file, folder }: PickedFile) =>
    items.some(
      (item) =>
        isUnfinished(item) &&
        item.folder === folder &&
        item.name === file.name &&
        item.size === file.size &&
        files.get(item.id)?.lastModified === file.lastModified,
    );

  const toItem = ({ file, folder }: PickedFile, phase: UploadPhase): UploadItem => {
    lastId += 1;
    return { id: lastId, batch: lastBatch, name: file.name, folder, size: file.size, phase };
  };

  return {
    add: (picked) => {
      lastBatch += 1;
      const added = picked
        .filter((each) => !isOnItsWay(each))
        .map((each) => {
          const item = toItem(each, { state: 'checking' });
          files.set(item.id, each.file);
          if (each.isReplacement) answers.set(item.id, 'replace');
          return item;
        });
      items = [...items, ...added];
      publish();
      void check(added.map(({ id }) => id));
      return lastBatch;
    },
    addRefused: (refused) => {
      const added = refused.map(({ sentence, ...each }) =>
        toItem(each, { state: 'failed', sentence, canRetry: false }),
      );
      items = [...items, ...added];
      publish();
    },
    answer: (id, answer, { forAll = false } = {}) => {
      const item = find(id);
      if (item?.phase.state !== 'asking') return;
      if (forAll) batchAnswers.set(item.batch, answer);
      const asked = forAll
        ? items.filter(({ batch, phase }) => batch === item.batch && phase.state === 'asking')
        : [item];
      for (const each of asked) apply(each.id, answer);
    },
    cancel: (id) => leaveOut(id, {}),
    retry: (id) => {
      if (find(id)?.phase.state !== 'failed' || !files.has(id)) return;
      set(id, { state: 'waiting' });
      startNext();
    },
    uploadAnyway: (id) => {
      if (find(id)?.phase.state !== 'skipped' || !files.has(id)) return;
      set(id, { state: 'waiting' });
      startNext();
    },
    clear: () => {
      for (const item of items) {
        const file = isUnfinished(item) ? undefined : files.get(item.id);
        if (!file) continue;
        files.delete(item.id);
        if (item.phase.state === 'failed') void sender.discard({ file, folder: item.folder });
      }
      items = items.filter(isUnfinished);
      publish();
    },
    resume,
    pause: (why) => hold(why),
  };
};
