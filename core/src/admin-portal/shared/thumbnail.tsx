import { useState } from 'react';
import { type MediaFile, toMediaKind } from '../../schemas/index.ts';
import { PlainIcon } from './ui/icon.tsx';
import { thumbnailSources } from './variant-address.ts';

interface ThumbnailProps {
  file: MediaFile;
  layout: 'grid' | 'list';
  /** When it changes, a picture that failed to load is retried. */
  attempt: number;
}

/**
 * The picture, the video icon, or the generic icon, which also replaces a broken picture (SPEC section 2).
 * Styled by the surrounding element.
 */
export const Thumbnail = ({ file, layout, attempt }: ThumbnailProps) => {
  const { src, srcset } = thumbnailSources(file, layout);
  const [broken, setBroken] = useState<string>();
  const [lastAttempt, setLastAttempt] = useState(attempt);
  // Forgotten here, not compared with the attempt of the failure: one that is reported while a new attempt is
  // being rendered counts.
  if (attempt !== lastAttempt) {
    setLastAttempt(attempt);
    setBroken(undefined);
  }
  const kind = toMediaKind(file.type);
  if (kind !== 'image' || broken === src) {
    return <PlainIcon name={kind === 'video' ? 'film' : 'file'} />;
  }
  return (
    <img
      src={src}
      srcSet={srcset}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(src)}
    />
  );
};
