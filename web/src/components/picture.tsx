import type { SitePicture } from '@jeweler/core/business';
import type { CSSProperties } from 'react';
import { type HTMLStyledProps, styled } from '#styled-system/jsx';
import type { SystemStyleObject } from '#styled-system/types';
import { getFallbackSource, toSrcSet } from '../lib/image-sources.ts';

export interface PictureProps extends Omit<HTMLStyledProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'css'> {
  /** URL (`/media/...` or absolute https), pixel size of the original, and alternative text. */
  of: Omit<SitePicture, 'src'> & { readonly src: string };
  /** Its displayed width, as in the `sizes` attribute. */
  sizes: string;
  /**
   * Loads the picture at once, for use above the fold; others are loaded when they come near the viewport.
   */
  eager?: boolean;
  css?: SystemStyleObject;
}

/**
 * A responsive picture: WebP variants of the media folder, space reserved by its size, lazy unless `eager`.
 */
export const Picture = ({
  of: { src, width, height, alt, focus },
  sizes,
  eager = false,
  css = {},
  ...rest
}: PictureProps) => {
  const srcSet = toSrcSet(src, width);
  return (
    <styled.img
      src={getFallbackSource(src)}
      {...(srcSet ? { srcSet, sizes } : {})}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' } : {})}
      // The value comes from the data; cast because CSSProperties lacks custom properties.
      {...(focus ? { style: { '--focus': focus.at } as CSSProperties } : {})}
      {...rest}
      css={[{ height: 'auto', objectPosition: focus ? 'var(--focus)' : undefined }, css]}
    />
  );
};
