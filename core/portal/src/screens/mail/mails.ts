import { getMail, listMails } from '@jeweler/core/api';
import type { MailPage, MailState } from '@jeweler/core/schemas';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { pagesAtom, queryAtom } from '../../shared/query-atom.ts';

/** State filter of the mail list; undefined: all. */
export const mailStateAtom = atom<MailState | undefined>(undefined);

// Below the key of submissions: the same event of the server reports a change.
const mailsKey = [...queryKeys.submissions, 'mails'];

const mailsAtom = pagesAtom((http, get) => {
  const state = get(mailStateAtom);
  return {
    queryKey: [...mailsKey, 'list', state ?? 'all'],
    queryFn: ({ pageParam }: { pageParam: number | null }) => listMails(http, { state, after: pageParam }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }: MailPage) => next,
  };
});

/** The outbox, updated live. */
export const useMails = () => {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useAtomValue(mailsAtom);
  return {
    mails: data?.pages.flatMap((page) => page.mails),
    page: data?.pages[0],
    error,
    isFetching,
    showMore: hasNextPage ? () => void fetchNextPage() : undefined,
    refetch: () => void refetch(),
  };
};

const openIdAtom = atom(0);

const mailAtom = queryAtom((http, get) => {
  const id = get(openIdAtom);
  return {
    queryKey: [...mailsKey, 'mail', id],
    queryFn: () => getMail(http, id),
    enabled: id > 0,
  };
});

/** One mail as it is sent, updated live. */
export const useMail = (id: number) => {
  const open = useSetAtom(openIdAtom);
  useEffect(() => open(id), [open, id]);
  const { data, error, isFetching, refetch } = useAtomValue(mailAtom);
  return { mail: data?.id === id ? data : undefined, error, isFetching, refetch: () => void refetch() };
};
