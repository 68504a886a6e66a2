import type { RecordKind } from '../../../../schemas/index.ts';

const queues = new Map<string, Promise<void>>();

const keyOf = (kind: RecordKind, id: number | 'new') => `${kind}/${id}`;

/** Runs what sends a draft of a record, one after the other: a draft that arrived after its end would come back. */
export const queueDraft = (kind: RecordKind, id: number | 'new', send: () => Promise<void>): void => {
  const key = keyOf(kind, id);
  const next = (queues.get(key) ?? Promise.resolve()).then(send).finally(() => {
    if (queues.get(key) === next) queues.delete(key);
  });
  queues.set(key, next);
};

/** Resolves when the server has been told everything about a record's draft. */
export const draftsSent = async (kind: RecordKind, id: number | 'new'): Promise<void> => {
  await queues.get(keyOf(kind, id));
};
