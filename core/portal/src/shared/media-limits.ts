import { type AdminClient, getMediaLimits } from '@jeweler/core/api';
import type { MediaLimits } from '@jeweler/core/schemas';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from './portal.ts';

/** The query for what may be uploaded. */
export const mediaLimitsQuery = (http: AdminClient) => ({
  queryKey: ['media-limits'],
  queryFn: () => getMediaLimits(http),
});

/** What may be uploaded; undefined where the media folder is only read, and until that is known. */
export const useMediaLimits = (): MediaLimits | undefined => {
  const { session, queries } = usePortal();
  const { data } = useQuery(mediaLimitsQuery(session.http), queries);
  return data?.mediaWrite ? data : undefined;
};
