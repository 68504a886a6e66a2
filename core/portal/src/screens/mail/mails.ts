import { getMail, listMails } from '@jeweler/core/api';
import type { MailPage, MailState } from '@jeweler/core/schemas';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { pagesAtom, queryAtom } from '../../shared/query-atom.ts';

/** State filter of the mail list. */
export const mailStateAtom = atom<MailState | 'all'>('all');

// Below the key of submissions: the same event of the server reports a change.
const mailsKey = [...queryKeys.submissions, 'mails'];

const mailsAtom = pagesAtom((http, get) => {
  const state = get(mailStateAtom);
  return {
    queryKey: [...mailsKey, 'list', state],
    queryFn: ({ pageParam }: { pageParam: number | null }) =>
      listMails(http, { state: state === 'all' ? undefined : state, after: pageParam }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }: MailPage) => next,
  };
});

/** The outbox, updated live. */
export const useMails = () => {
  const { data, hasNextPage, fetchNextPage, ...query } = useAtomValue(mailsAtom);
  return {
    ...query,
    mails: data?.pages.flatMap((page) => page.mails),
    page: data?.pages[0],
    showMore: hasNextPage ? fetchNextPage : undefined,
  };
};

const mailAtom = (id: number) =>
  queryAtom((http) => ({ queryKey: [...mailsKey, 'mail', id], queryFn: () => getMail(http, id) }));

/** One mail as it is sent, updated live. */
export const useMail = (id: number) => useAtomValue(useMemo(() => mailAtom(id), [id]));
