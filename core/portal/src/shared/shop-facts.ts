import { getRecord } from '@jeweler/core/api';
import { addressLine, toAddress } from '@jeweler/core/business';
import { type RecordFields, SINGLE_ID } from '@jeweler/core/schemas';
import { queryKeys } from './live/live-queries.ts';
import { usePortalQuery } from './use-query.ts';

/** How visitors reach the shop and where it is, as the catalogue has it. */
export const useShopFacts = () =>
  usePortalQuery(
    [...queryKeys.catalogue, 'shop', 'facts'],
    async (http) => (await getRecord(http, 'shop', SINGLE_ID)).fields,
  );

/** The shop's address in one line, whoever may see it; undefined while staff have not entered it. */
export const shopAddress = (facts: RecordFields<'shop'>): string | undefined => {
  const address = toAddress(facts);
  return address && addressLine(address);
};
