import { getMediaUsage } from '@jeweler/core/api';
import type { MediaUsage, MediaUse } from '@jeweler/core/schemas';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { usePortalQuery } from '../../../shared/use-query.ts';

/** Usages by publicUrl; files not in it are unused. */
export type MediaUses = ReadonlyMap<string, readonly MediaUse[]>;

/** Missing files are included: they are in use as soon as they arrive. */
const toUsesByUrl = ({ uses, missing }: MediaUsage): MediaUses =>
  new Map([...missing.map((each) => [each.publicUrl, each.uses] as const), ...Object.entries(uses)]);

/** Undefined until known: the library works without it. */
export const useMediaUses = (): MediaUses | undefined =>
  usePortalQuery(queryKeys.mediaUsage, getMediaUsage, {
    staleTime: Number.POSITIVE_INFINITY,
    // Stable, so that it reruns only when the response has changed: otherwise all cards would rerender.
    select: toUsesByUrl,
  }).data;
