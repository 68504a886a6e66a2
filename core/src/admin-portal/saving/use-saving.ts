import { atom, useAtom } from 'jotai';
import { ApiError } from '../../api/index.ts';
import type { DownloadOutcome } from '../host/admin-host.ts';
import { useHost } from '../portal/portal-context.ts';

interface FileToSave {
  readonly name: string;
  /** Asks the server for the address that gives it. */
  readonly prepare: () => Promise<string>;
  /** What is said to be downloaded; its name where left out. */
  readonly what?: string;
  /** What has to be said besides once `prepare` has ended; begins with a full stop, or is empty. */
  readonly remark?: () => string;
}

export interface Saving {
  /** Says itself what came of it. */
  readonly save: (file: FileToSave) => Promise<void>;
  /** The server is being asked. */
  readonly busy: boolean;
}

const reasonOf = (error: unknown): string => {
  if (error instanceof ApiError) {
    if (error.code === 'network')
      return 'The server cannot be reached. Check the connection, then try again.';
    if (error.status === 400 || error.status === 404) return error.serverMessage ?? error.message;
  }
  return 'The server could not make it ready. Please try again in a moment.';
};

/** One at a time, wherever it is begun. */
const busyAtom = atom(false);

/** Saves files that the server makes, the way the host does that. Undefined where the host cannot. */
export const useSaving = (): Saving | undefined => {
  const { download, notify } = useHost();
  const [busy, setBusy] = useAtom(busyAtom);
  if (!download) return undefined;

  const report = (result: DownloadOutcome, what: string, remark: string) => {
    switch (result.outcome) {
      case 'cancelled':
        return;
      case 'started':
        notify({
          tone: 'success',
          title: 'Download started',
          text: `${what}. Your browser shows how far it is${remark || '.'}`,
        });
        return;
      case 'saved':
        notify({ tone: 'success', title: 'Downloaded', text: `${what}: ${result.place}${remark}` });
        return;
      case 'failed':
        notify({ tone: 'error', title: 'The download has failed', text: result.sentence });
    }
  };

  const save: Saving['save'] = async ({ name, prepare, what = name, remark = () => '' }) => {
    if (busy) return;
    setBusy(true);
    try {
      const result = await download({
        name,
        prepare: async () => {
          const url = await prepare();
          setBusy(false);
          return url;
        },
      });
      report(result, what, remark());
    } catch (error) {
      // A session that has ended leads to the sign-in, which says so.
      if (error instanceof ApiError && error.status === 401) return;
      notify({ tone: 'error', title: 'The download did not start', text: reasonOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return { save, busy };
};
