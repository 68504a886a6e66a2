import { searchSubmissions } from '@jeweler/core/api';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { createSearchText } from '../../../shared/search-text.tsx';
import { usePortalPages } from '../../../shared/use-query.ts';
import { type RequestsView, toFilter } from '../requests-view.ts';

/** Page size: enough to fill the window several times. */
const PAGE_LENGTH = 50;

const searchText = createSearchText();
/** Searches all submissions; the text never appears in a URL. */
export const RequestSearch = searchText.Field;
export const useClearSearch = searchText.useClear;

/** Submissions matching the view and the search, updated live. */
export const useSubmissionList = (view: RequestsView) => {
  const q = searchText.useSearched();
  const { kind, status } = view;
  const { pages, ...list } = usePortalPages(
    [...queryKeys.submissions, 'list', { kind, status, q }],
    (http, after?: string, signal?: AbortSignal) =>
      searchSubmissions(
        http,
        { limit: PAGE_LENGTH, ...toFilter(view), q: q === '' ? undefined : q, after },
        signal,
      ),
    ({ next }) => next,
    // The previous results stay visible until the next response.
    { placeholderData: keepPreviousData },
  );
  const submissions = useMemo(() => pages?.flatMap((page) => page.submissions), [pages]);
  const last = pages?.at(-1);
  return {
    ...list,
    /** Those fetched so far, newest first; undefined before the first response. */
    submissions,
    /** Counts of all search results, by kind and status. */
    counts: last?.counts,
    /** Number of all that staff are or will be reminded of. */
    reminders: last?.reminders ?? 0,
    /** Number of submissions the signed-in user has not read, regardless of the search. */
    unread: last?.unread,
    /** The search text as requested from the server, which follows the typed one at lower priority. */
    q,
  };
};

export type SubmissionList = ReturnType<typeof useSubmissionList>;
