import type { AdminClient } from '@jeweler/core/api';
import type { Notice } from '@jeweler/core/ui';
import type { QueryKey } from '@tanstack/query-core';
import { useAtomValue } from 'jotai';
import { atomWithMutation } from 'jotai-tanstack-query';
import { useRef, useState } from 'react';
import { errorMessage } from './errors.ts';
import { affectedBy, refetchAffected } from './live/live-queries.ts';
import { adminHttpAtom, queriesAtom, usePortal } from './portal.ts';

type Work<Result = void> = (http: AdminClient) => Promise<Result>;

const createChangeAtom = (awaitsData: boolean, affected: readonly QueryKey[]) =>
  atomWithMutation<void, Work>(
    (get) => {
      const [http, queries] = [get(adminHttpAtom), get(queriesAtom)];
      return {
        mutationFn: (work) => work(http),
        // Also after a failure: someone else may have made the change first.
        onSettled: () => {
          const refetched = refetchAffected(queries, affected);
          return awaitsData ? refetched : undefined;
        },
        // As for queries: the server may run on this machine while the browser believes that it is offline.
        networkMode: 'always',
      };
    },
    (get) => get(queriesAtom),
  );

export interface Change {
  readonly busy: boolean;
  /**
   * Resolves and rejects as `work` does. While another one is in progress, does nothing and resolves with
   * undefined.
   */
  readonly run: <Result>(work: Work<Result>) => Promise<Result | undefined>;
  /** The same, and shows how it went; resolves with whether it succeeded. */
  readonly report: (
    work: Work,
    outcome: { readonly done: Notice; readonly failed: string },
  ) => Promise<boolean>;
}

interface ChangeOptions {
  readonly awaitsData?: boolean;
  /** Those of submissions, appointments, claims, mails and subscribers if it is left out. */
  readonly affected?: readonly QueryKey[];
}

/**
 * Runs changes of the server's data, one at a time, and refetches the queries that they affect: before `run`
 * resolves, unless `awaitsData` is false.
 */
export const useChange = ({
  awaitsData = true,
  affected = affectedBy.submission,
}: ChangeOptions = {}): Change => {
  const { host } = usePortal();
  const [changeAtom] = useState(() => createChangeAtom(awaitsData, affected));
  const { mutateAsync, isPending } = useAtomValue(changeAtom);
  // `isPending` arrives with the next rendering; a second click may come before.
  const isRunning = useRef(false);

  const run: Change['run'] = async (work) => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    let result: Awaited<ReturnType<typeof work>> | undefined;
    try {
      await mutateAsync(async (http) => {
        result = await work(http);
      });
      return result;
    } finally {
      isRunning.current = false;
    }
  };
  const report: Change['report'] = async (work, { done, failed }) => {
    try {
      const isDone = await run(async (http) => {
        await work(http);
        return true;
      });
      if (isDone) host.notify(done);
      return isDone === true;
    } catch (error) {
      host.notify({ tone: 'error', title: failed, text: errorMessage(error) });
      return false;
    }
  };
  return { busy: isPending, run, report };
};
