import type { AdminClient } from '@jeweler/core/api';
import type { Notice } from '@jeweler/core/ui';
import type { QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureNotice } from './errors.ts';
import { affectedBy, refetchAffected } from './live/live-queries.ts';
import { usePortal } from './portal.ts';

type Work<Result = void> = (http: AdminClient) => Promise<Result>;

export interface Report<Result> {
  /** What is said of the result; nothing if it is left out, or undefined. */
  readonly done?: Said | ((result: Result) => Said | undefined);
  /** Said only if it is sure: see `failureMessage`. */
  readonly failed: string;
  /** Of both notices. */
  readonly id?: string;
}
type Said = Omit<Notice, 'tone'> & Partial<Pick<Notice, 'tone'>>;

interface ChangeOptions {
  readonly awaitsData?: boolean;
  /** Those of submissions, appointments, claims, mails and subscribers if it is left out. */
  readonly affected?: readonly QueryKey[];
}

/**
 * Runs changes of the server's data, one at a time, and refetches the queries that they affect: before `run`
 * resolves, unless `awaitsData` is false.
 */
export const useChange = ({ awaitsData = true, affected = affectedBy.submission }: ChangeOptions = {}) => {
  const { host, session, queries } = usePortal();
  const [busy, setBusy] = useState(false);
  // `busy` arrives with the next rendering; a second click may come before.
  const isRunning = useRef(false);

  /** Resolves and rejects as `work` does. While another one is in progress, does nothing and resolves with undefined. */
  const run = async <Result>(work: Work<Result>): Promise<Result | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    try {
      return await work(session.http);
    } finally {
      // Also after a failure: someone else may have made the change first.
      const refetched = refetchAffected(queries, affected);
      if (awaitsData) await refetched;
      isRunning.current = false;
      setBusy(false);
    }
  };
  /** The same, and shows how it went; resolves with whether it succeeded. */
  const report = async <Result>(work: Work<Result>, options: Report<Result>): Promise<boolean> => {
    const { done, failed, ...notice } = options;
    try {
      const answer = await run(async (http) => ({ result: await work(http) }));
      const said = answer && (typeof done === 'function' ? done(answer.result) : done);
      if (said) host.notify({ tone: 'success', ...notice, ...said });
      return answer !== undefined;
    } catch (error) {
      host.notify({ ...failureNotice(failed, error), ...notice });
      return false;
    }
  };
  return { busy, run, report };
};

export type Change = ReturnType<typeof useChange>;
