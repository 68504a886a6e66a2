import { useState } from 'react';
import { type MediaFile, mediaKindOf } from '../../schemas/index.ts';
import { PlainIcon } from '../components/plain-icon.tsx';
import { thumbnailSources } from './variant-address.ts';

interface ThumbnailProps {
  file: MediaFile;
  layout: 'grid' | 'list';
  /** With another one a picture that could not be loaded is tried again. */
  attempt: number;
}

/**
 * The picture itself, the film icon, or the generic icon, also for a picture that is broken (SPEC
 * section 2). Its looks come from what stands around it.
 */
export const Thumbnail = ({ file, layout, attempt }: ThumbnailProps) => {
  const [broken, setBroken] = useState<string>();
  const { src, srcset } = thumbnailSources(file, layout);
  const loading = `${attempt} ${src}`;
  const kind = mediaKindOf(file.type);
  if (kind !== 'image' || broken === loading) {
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
      onError={() => setBroken(loading)}
    />
  );
};
