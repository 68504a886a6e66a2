import { useSetAtom } from 'jotai';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { usePortal } from '../../../shared/portal.ts';
import { deletedReferenceAtom } from '../../../submissions/submission-record.ts';

/**
 * Deletes for good what the record behind a dialog shows. Not by useChange, which fetches again what is shown: that
 * record is gone.
 */
export const useDestroying = (reference: string) => {
  const { queries } = usePortal();
  const setDeletedReference = useSetAtom(deletedReferenceAtom);
  return async (act: () => Promise<void>, fail: (error: unknown) => void): Promise<void> => {
    setDeletedReference(reference);
    try {
      await act();
      // The deleted data must not stay in this window's cache either.
      queries.removeQueries({ queryKey: queryKeys.submissions, type: 'inactive' });
    } catch (error) {
      setDeletedReference(undefined);
      fail(error);
    }
  };
};
