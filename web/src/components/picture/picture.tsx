import type { SitePicture } from '@jeweler/core/business';
import type { CSSProperties } from 'react';
import { type HTMLStyledProps, styled } from '#styled-system/jsx';
import { getFallbackSource, toSrcSet } from '../../lib/pictures/image-sources.ts';

export interface PictureProps extends Omit<HTMLStyledProps<'img'>, 'src' | 'srcSet' | 'sizes'> {
  /** URL (`/media/...` or absolute https), pixel size of the original, and alternative text. */
  of: Omit<SitePicture, 'src'> & { readonly src: string };
  /** Its displayed width, as in the `sizes` attribute. */
  sizes: string;
  /**
   * Loads the picture at once, for use above the fold; others are loaded when they come near the viewport.
   */
  eager?: boolean;
}

/**
 * A responsive picture: WebP variants of the media folder, space reserved by its size, lazy unless `eager`.
 */
export const Picture = ({
  of: { src, width, height, alt, focus },
  sizes,
  eager = false,
  ...rest
}: PictureProps) => {
  const srcSet = toSrcSet(src, width);
  return (
    <styled.img
      src={getFallbackSource(src)}
      {...(srcSet ? { srcSet, sizes } : {})}
      htmlWidth={width}
      htmlHeight={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' } : {})}
      height="auto"
      objectPosition={focus ? 'var(--focus)' : undefined}
      // Not a style prop because the value comes from the data; cast because CSSProperties lacks custom
      // properties.
      {...(focus ? { style: { '--focus': focus.at } as CSSProperties } : {})}
      {...rest}
    />
  );
};
