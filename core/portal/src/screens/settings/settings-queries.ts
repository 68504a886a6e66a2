import { listMails } from '@jeweler/core/api';
import { useAtomValue } from 'jotai';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { queryAtom } from '../../shared/query-atom.ts';

const mailsAtom = queryAtom((http) => ({
  queryKey: [...queryKeys.submissions, 'mails', 'figures'],
  queryFn: () => listMails(http),
}));

/** How many mails wait, have failed and were sent, and why they wait. */
export const useMailFigures = () => useAtomValue(mailsAtom);
