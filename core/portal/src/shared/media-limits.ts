import { getMediaLimits } from '@jeweler/core/api';
import type { MediaLimits } from '@jeweler/core/schemas';
import { atom, useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { adminHttpAtom, queriesAtom } from './portal.ts';

/** The query for what may be uploaded. */
export const mediaLimitsQueryAtom = atom((get) => {
  const http = get(adminHttpAtom);
  return { queryKey: ['media-limits'], queryFn: () => getMediaLimits(http) };
});

const mediaLimitsAtom = atomWithQuery(
  (get) => get(mediaLimitsQueryAtom),
  (get) => get(queriesAtom),
);

/** What may be uploaded; undefined where the media folder is only read, and until that is known. */
export const useMediaLimits = (): MediaLimits | undefined => {
  const { data } = useAtomValue(mediaLimitsAtom);
  return data?.mediaWrite ? data : undefined;
};
