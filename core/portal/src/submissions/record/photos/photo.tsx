import { getRequestPhoto } from '@jeweler/core/api';
import { type CSSProperties, useEffect, useLayoutEffect, useState } from 'react';
import { useAttempt } from '../../../shared/live/live-connection.ts';
import { PlainIcon } from '../../../shared/ui/icon.tsx';
import { usePortalQuery } from '../../../shared/use-query.ts';

interface PhotoProps {
  reference: string;
  id: string;
  alt: string;
  style?: CSSProperties;
}

/**
 * A photo with a request, which only a call with the session's token answers. Its icon until it is there, and if it
 * cannot be fetched: after a reconnect that is tried again.
 */
export const Photo = ({ reference, id, alt, style }: PhotoProps) => {
  const { data, isError, refetch } = usePortalQuery(
    ['request-photo', reference, id],
    (http) => getRequestPhoto(http, reference, id),
    // Nobody changes a photo.
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const attempt = useAttempt();
  const [address, setAddress] = useState<string>();
  // Before anything is drawn: one that has been fetched is there at once.
  useLayoutEffect(() => {
    if (!data) return;
    const url = URL.createObjectURL(data);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [data]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each connection
  useEffect(() => {
    if (isError) void refetch();
  }, [attempt]);
  if (address === undefined) return <PlainIcon name="image" />;
  return <img src={address} alt={alt} draggable={false} style={style} />;
};
