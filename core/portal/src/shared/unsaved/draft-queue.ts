const queues = new Map<string, Promise<void>>();

/** Runs what sends a form's draft, one after the other: a draft that arrived after its end would come back. */
export const queueDraft = (form: string, send: () => Promise<void>): void => {
  const next = (queues.get(form) ?? Promise.resolve()).then(send).finally(() => {
    if (queues.get(form) === next) queues.delete(form);
  });
  queues.set(form, next);
};

/** Resolves when the server has been told everything about a form's draft. */
export const draftsSent = async (form: string): Promise<void> => {
  await queues.get(form);
};
