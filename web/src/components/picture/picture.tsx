import type { SitePicture } from '@jeweler/core/business';
import type { CSSProperties } from 'react';
import { type HTMLStyledProps, styled } from '#styled-system/jsx';
import { fallbackSourceOf, srcSetOf } from '../../lib/pictures/image-sources.ts';

export interface PictureProps extends Omit<HTMLStyledProps<'img'>, 'src' | 'srcSet' | 'sizes'> {
  /** Address (`/media/...` or absolute https), pixel size of the original, and what is seen. */
  of: Omit<SitePicture, 'src'> & { readonly src: string };
  /** How wide it is drawn, as in the `sizes` attribute. */
  sizes: string;
  /** Above the fold: fetched at once. Everything else waits until it comes near. */
  eager?: boolean;
}

/** A responsive picture: WebP variants of the media folder, room kept by its size, lazy unless `eager`. */
export const Picture = ({
  of: { src, width, height, alt, focus },
  sizes,
  eager = false,
  ...rest
}: PictureProps) => {
  const srcSet = srcSetOf(src, width);
  return (
    <styled.img
      src={fallbackSourceOf(src)}
      {...(srcSet ? { srcSet, sizes } : {})}
      htmlWidth={width}
      htmlHeight={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' } : {})}
      height="auto"
      objectPosition={focus ? 'var(--focus)' : undefined}
      // Known only with the data; custom properties are not in React's CSSProperties.
      {...(focus ? { style: { '--focus': focus.at } as CSSProperties } : {})}
      {...rest}
    />
  );
};
