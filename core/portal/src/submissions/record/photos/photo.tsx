import { getRequestPhoto } from '@jeweler/core/api';
import { useAtomValue } from 'jotai';
import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useAttempt } from '../../../shared/live/use-live.ts';
import { queryAtom } from '../../../shared/query-atom.ts';
import { PlainIcon } from '../../../shared/ui/icon.tsx';

/** Fetched once: nobody changes a photo. */
const photoAtom = (reference: string, id: string) =>
  queryAtom((http) => ({
    queryKey: ['request-photo', reference, id],
    queryFn: () => getRequestPhoto(http, reference, id),
    staleTime: Number.POSITIVE_INFINITY,
  }));

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
  const query = useMemo(() => photoAtom(reference, id), [reference, id]);
  const { data, isError, refetch } = useAtomValue(query);
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
