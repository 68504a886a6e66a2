import { useState } from 'react';
import { useLocalAddress } from '../../picture/use-local-address.ts';
import { fileVariantAddress } from '../../picture/variant-address.ts';
import type { LibraryFile } from '../files/library-file.ts';
import { PlainIcon } from './plain-icon.tsx';

/** Widths of the picture on ordinary and on dense screens. */
const widths = { grid: [320, 640], list: [160, 160] } as const;

interface ThumbnailProps {
  file: LibraryFile;
  layout: 'grid' | 'list';
  /** With another one a picture that could not be loaded is tried again. */
  attempt: number;
}

/** The picture itself, the film icon, or the generic icon, also for a picture that is broken (SPEC section 2). */
export const Thumbnail = ({ file, layout, attempt }: ThumbnailProps) => {
  const localAddress = useLocalAddress();
  const [broken, setBroken] = useState<string>();
  const [ordinary, dense] = widths[layout].map((width) => localAddress(fileVariantAddress(file, width)));
  const loading = `${attempt} ${ordinary}`;
  if (file.kind !== 'image' || broken === loading) {
    return <PlainIcon name={file.kind === 'video' ? 'film' : 'file'} />;
  }
  return (
    <img
      src={ordinary}
      srcSet={`${ordinary} 1x, ${dense} 2x`}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(loading)}
    />
  );
};
