import { getRecord } from '@jeweler/core/api';
import { addressLine, toAddress } from '@jeweler/core/business';
import { type RecordFields, SINGLE_ID } from '@jeweler/core/schemas';
import { useAtomValue } from 'jotai';
import { queryKeys } from './live/live-queries.ts';
import { queryAtom } from './query-atom.ts';

const factsAtom = queryAtom((http) => ({
  queryKey: [...queryKeys.catalogue, 'shop', 'facts'],
  queryFn: async () => (await getRecord(http, 'shop', SINGLE_ID)).fields,
}));

/** How visitors reach the shop and where it is, as the catalogue has it. */
export const useShopFacts = () => useAtomValue(factsAtom);

/** The shop's address in one line, whoever may see it; undefined while staff have not entered it. */
export const shopAddress = (facts: RecordFields<'shop'>): string | undefined => {
  const address = toAddress(facts);
  return address && addressLine(address);
};
