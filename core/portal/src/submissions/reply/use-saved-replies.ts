import { ApiError, changeSavedReply, deleteSavedReply, getSavedReplies } from '@jeweler/core/api';
import type { SavedRepliesAnswer, SavedReply } from '@jeweler/core/schemas';
import { savedRepliesAnswerSchema } from '@jeweler/core/schemas';
import { useState } from 'react';
import { errorMessage, presentIn } from '../../shared/errors.ts';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { usePortal } from '../../shared/portal.ts';
import { useChange } from '../../shared/use-change.ts';
import { usePortalQuery } from '../../shared/use-query.ts';

// Below the key of submissions: the same event of the server reports a change.
const savedRepliesKey = [...queryKeys.submissions, 'saved-replies'];

const CHANGED =
  'Someone else has changed the saved replies in the meantime. Please look at them and save again.';

/** The saved replies, updated live, and their changes; these resolve with whether they were stored. */
export const useSavedReplies = () => {
  const { queries } = usePortal();
  const { data, error, refetch } = usePortalQuery((http) => ({
    queryKey: savedRepliesKey,
    queryFn: () => getSavedReplies(http),
  }));
  const [failure, setFailure] = useState<string>();
  const change = useChange({ awaitsData: false });

  const store = async (work: Parameters<typeof change.run<SavedRepliesAnswer>>[0]): Promise<boolean> => {
    try {
      const answer = await change.run(work);
      if (!answer) return false;
      queries.setQueryData(savedRepliesKey, answer);
      setFailure(undefined);
      return true;
    } catch (problem) {
      const present = presentIn(problem, savedRepliesAnswerSchema);
      if (present) queries.setQueryData(savedRepliesKey, present);
      const field = problem instanceof ApiError ? Object.values(problem.fields)[0] : undefined;
      setFailure(present ? CHANGED : (field ?? errorMessage(problem)));
      return false;
    }
  };
  const revision = data?.revision ?? 0;
  return {
    data,
    error,
    refetch: () => void refetch(),
    busy: change.busy,
    failure,
    forget: () => setFailure(undefined),
    write: ({ id, title, text }: SavedReply) =>
      store((http) => changeSavedReply(http, id, { title, text, revision })),
    remove: (id: string) => store((http) => deleteSavedReply(http, id, { revision })),
  };
};
