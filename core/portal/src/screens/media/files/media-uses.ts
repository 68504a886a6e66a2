import { getMediaUsage } from '@jeweler/core/api';
import type { MediaUsage, MediaUse } from '@jeweler/core/schemas';
import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { adminHttpAtom, queriesAtom } from '../../../shared/portal.ts';

/** Usages by publicUrl; files not in it are unused. */
export type MediaUses = ReadonlyMap<string, readonly MediaUse[]>;

/** Missing files are included: they are in use as soon as they arrive. */
const toUsesByUrl = ({ uses, missing }: MediaUsage): MediaUses =>
  new Map([...missing.map((each) => [each.publicUrl, each.uses] as const), ...Object.entries(uses)]);

const mediaUsesAtom = atomWithQuery(
  (get) => {
    const http = get(adminHttpAtom);
    return {
      queryKey: queryKeys.mediaUsage,
      queryFn: () => getMediaUsage(http),
      // Stable, so that it reruns only when the response has changed: otherwise all cards would rerender.
      select: toUsesByUrl,
    };
  },
  (get) => get(queriesAtom),
);

/** Undefined until known: the library works without it. */
export const useMediaUses = (): MediaUses | undefined => useAtomValue(mediaUsesAtom).data;
