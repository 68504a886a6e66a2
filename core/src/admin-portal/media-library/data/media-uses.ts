import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { getMediaUsage } from '../../../api/index.ts';
import type { MediaUsage, MediaUse } from '../../../schemas/index.ts';
import { queryKeys } from '../../live/live-queries.ts';
import { adminCallAtom, queriesAtom } from '../../portal/portal-atom.ts';

/** Who uses a file, by publicUrl; files that are not in it are unused. */
export type MediaUses = ReadonlyMap<string, readonly MediaUse[]>;

/** Files that are missing now may come: they are in use from then on. */
const usesOf = ({ uses, missing }: MediaUsage): MediaUses =>
  new Map([...missing.map((each) => [each.publicUrl, each.uses] as const), ...Object.entries(uses)]);

const mediaUsesAtom = atomWithQuery(
  (get) => {
    const call = get(adminCallAtom);
    return {
      queryKey: queryKeys.mediaUsage,
      queryFn: () => call(getMediaUsage),
      // Made anew only when the answer is another one: every card would be drawn again.
      select: usesOf,
    };
  },
  (get) => get(queriesAtom),
);

/** Undefined as long as it is not known: the library works without. */
export const useMediaUses = (): MediaUses | undefined => useAtomValue(mediaUsesAtom).data;
