import { ApiError, changeSavedReply, deleteSavedReply, getSavedReplies } from '@jeweler/core/api';
import { type SavedRepliesAnswer, type SavedReply, savedRepliesAnswerSchema } from '@jeweler/core/schemas';
import { useState } from 'react';
import { errorMessage, presentIn } from '../../shared/errors.ts';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { usePortal } from '../../shared/portal.ts';
import { useChange } from '../../shared/use-change.ts';
import { usePortalQuery } from '../../shared/use-query.ts';

// Below the key of submissions: the same event of the server reports a change.
const savedRepliesKey = [...queryKeys.submissions, 'saved-replies'];

const conflictSentence = (theirs: SavedReply | undefined): string =>
  `Nothing was changed: someone else has changed the saved replies in the meantime. ${
    theirs ? `This one is now “${theirs.title}”: “${theirs.text}” ` : ''
  }Try again to go on.`;

/** The saved replies, updated live, and their changes; these resolve with whether they were stored. */
export const useSavedReplies = () => {
  const { queries } = usePortal();
  const { data, error, refetch } = usePortalQuery(savedRepliesKey, getSavedReplies);
  const [failure, setFailure] = useState<string>();
  /** What has been seen by whoever edits one: a change is of that, not of what has come from colleagues since. */
  const [revision, setRevision] = useState(0);
  const change = useChange({ awaitsData: false });

  const store = async (
    id: string,
    work: Parameters<typeof change.run<SavedRepliesAnswer>>[0],
  ): Promise<boolean> => {
    try {
      const answer = await change.run(work);
      if (!answer) return false;
      queries.setQueryData(savedRepliesKey, answer);
      return true;
    } catch (problem) {
      const present = presentIn(problem, savedRepliesAnswerSchema);
      if (present) {
        queries.setQueryData(savedRepliesKey, present);
        setRevision(present.revision);
      }
      const theirs = present?.replies.find((reply) => reply.id === id);
      const field = problem instanceof ApiError ? Object.values(problem.fields)[0] : undefined;
      setFailure(present ? conflictSentence(theirs) : (field ?? errorMessage(problem)));
      return false;
    }
  };
  return {
    data,
    error,
    refetch: () => void refetch(),
    busy: change.busy,
    failure,
    /** Before one is edited. */
    begin: () => {
      setFailure(undefined);
      setRevision(data?.revision ?? 0);
    },
    write: ({ id, title, text }: SavedReply) =>
      store(id, (http) => changeSavedReply(http, id, { title, text, revision })),
    remove: (id: string) => store(id, (http) => deleteSavedReply(http, id, { revision })),
  };
};
