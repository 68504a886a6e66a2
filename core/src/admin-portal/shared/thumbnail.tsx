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
  const [broken, setBroken] = useState<{ src: string; attempt: number }>();
  const hasFailed = broken?.src === src;
  const kind = toMediaKind(file.type);
  if (kind !== 'image' || (hasFailed && broken.attempt === attempt)) {
    return <PlainIcon name={kind === 'video' ? 'film' : 'file'} />;
  }
  return (
    <img
      // A picture whose failure comes together with the next attempt is loaded again; all others stay.
      key={hasFailed ? attempt : 'first'}
      src={src}
      srcSet={srcset}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken({ src, attempt })}
    />
  );
};
