import { getRecord, listMails } from '@jeweler/core/api';
import { SHOP_ID } from '@jeweler/core/schemas';
import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { adminHttpAtom, queriesAtom } from '../../shared/portal.ts';

const factsAtom = atomWithQuery(
  (get) => {
    const http = get(adminHttpAtom);
    return {
      queryKey: [...queryKeys.catalogue, 'shop', 'facts'],
      queryFn: async () => (await getRecord(http, 'shop', SHOP_ID)).fields,
      staleTime: 0,
    };
  },
  (get) => get(queriesAtom),
);

const mailsAtom = atomWithQuery(
  (get) => {
    const http = get(adminHttpAtom);
    return {
      queryKey: [...queryKeys.submissions, 'mails', 'figures'],
      queryFn: () => listMails(http),
      staleTime: 0,
    };
  },
  (get) => get(queriesAtom),
);

/** How visitors reach the shop, as the catalogue has it. */
export const useShopFacts = () => useAtomValue(factsAtom);

/** How many mails wait, have failed and were sent, and why they wait. */
export const useMailFigures = () => useAtomValue(mailsAtom);
