import { getRecord, listMails } from '@jeweler/core/api';
import { SINGLE_ID } from '@jeweler/core/schemas';
import { useAtomValue } from 'jotai';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { queryAtom } from '../../shared/query-atom.ts';

const factsAtom = queryAtom((http) => ({
  queryKey: [...queryKeys.catalogue, 'shop', 'facts'],
  queryFn: async () => (await getRecord(http, 'shop', SINGLE_ID)).fields,
}));

const mailsAtom = queryAtom((http) => ({
  queryKey: [...queryKeys.submissions, 'mails', 'figures'],
  queryFn: () => listMails(http),
}));

/** How visitors reach the shop, as the catalogue has it. */
export const useShopFacts = () => useAtomValue(factsAtom);

/** How many mails wait, have failed and were sent, and why they wait. */
export const useMailFigures = () => useAtomValue(mailsAtom);
