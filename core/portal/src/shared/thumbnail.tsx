import { type MediaFile, toMediaKind } from '@jeweler/core/schemas';
import { useState } from 'react';
import { useAttempt } from './live/live-connection.ts';
import { PlainIcon, plainIconStyle } from './ui/icon.tsx';
import type { IconName } from './ui/icon-paths.ts';
import { thumbnailSources, variantAddress } from './variant-address.ts';

/** Of a square around one of these. */
export const squareThumbnailStyle = {
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  width: 'full',
  aspectRatio: '1',
  bg: 'admin.sunken',
  color: 'admin.quiet',
  overflow: 'hidden',
  '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  '& .icon': { width: '1.5rem', height: '1.5rem', ...plainIconStyle },
} as const;

interface ThumbnailProps {
  file: MediaFile;
  layout: 'grid' | 'list';
}

/**
 * The picture, the video icon, or the generic icon, which also replaces a broken picture (SPEC section 2).
 * Styled by the surrounding element.
 */
export const Thumbnail = ({ file, layout }: ThumbnailProps) => {
  const { src, srcset } = thumbnailSources(file, layout);
  const kind = toMediaKind(file.type);
  if (kind !== 'image') return <PlainIcon name={kind === 'video' ? 'film' : 'file'} />;
  return <Picture src={src} srcSet={srcset} fallback="file" />;
};

/** The same for a picture that is known by its address alone; undefined: there is none. */
export const AddressThumbnail = ({ address }: { address: string | undefined }) => {
  if (address === undefined || address === '') return <PlainIcon name="image" />;
  if (toMediaKind(address.slice(address.lastIndexOf('.') + 1).toLowerCase()) === 'video')
    return <PlainIcon name="film" />;
  const src = address.startsWith('/media/') ? variantAddress(address, 160) : address;
  return <Picture src={src} fallback="image" />;
};

interface PictureProps {
  src: string;
  srcSet?: string;
  /** Replaces a broken picture. */
  fallback: IconName;
}

const Picture = ({ src, srcSet, fallback }: PictureProps) => {
  const attempt = useAttempt();
  const [broken, setBroken] = useState<{ src: string; attempt: number }>();
  const hasFailed = broken?.src === src;
  if (hasFailed && broken.attempt === attempt) return <PlainIcon name={fallback} />;
  return (
    <img
      // A picture whose failure comes together with the next attempt is loaded again; all others stay.
      key={hasFailed ? attempt : 'first'}
      src={src}
      srcSet={srcSet}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken({ src, attempt })}
    />
  );
};
