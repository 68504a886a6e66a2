import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { getMediaLimits } from '../../api/index.ts';
import type { MediaLimits } from '../../schemas/index.ts';
import { adminHttpAtom, queriesAtom } from './portal.ts';

const mediaLimitsAtom = atomWithQuery(
  (get) => {
    const http = get(adminHttpAtom);
    return { queryKey: ['media-limits'], queryFn: () => getMediaLimits(http) };
  },
  (get) => get(queriesAtom),
);

/** What may be uploaded; undefined where the media folder is only read, and until that is known. */
export const useMediaLimits = (): MediaLimits | undefined => {
  const { data } = useAtomValue(mediaLimitsAtom);
  return data?.mediaWrite ? data : undefined;
};
