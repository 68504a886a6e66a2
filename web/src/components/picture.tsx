import type { CSSProperties } from 'react';
import { type HTMLStyledProps, styled } from '#styled-system/jsx';
import type { SystemStyleObject } from '#styled-system/types';
import { type ShownPicture, useSitePicture } from '../data/use-site-picture.ts';
import { getFallbackSource, toSrcSet } from '../lib/image-sources.ts';

export interface PictureProps extends Omit<HTMLStyledProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'css'> {
  /** URL (`/media/...` or absolute https), pixel size of the original, and alternative text. */
  of: ShownPicture;
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
export const Picture = ({ of, sizes, eager = false, css = {}, ...rest }: PictureProps) => {
  const { src, width, height, alt, focus } = useSitePicture(of);
  const srcSet = toSrcSet(src, width);
  const isOther = src !== of.src;
  const isChosen = focus !== undefined && focus.at !== of.focus?.at;
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
      // The values come from the data; cast because CSSProperties lacks custom properties.
      {...(focus || isOther
        ? {
            style: { '--focus': focus?.at, '--frame': isOther ? width / height : undefined } as CSSProperties,
          }
        : {})}
      {...rest}
      css={[
        { height: 'auto', objectPosition: focus ? 'var(--focus)' : undefined },
        // Whatever its own proportions are.
        isOther ? { aspectRatio: 'var(--frame)', objectFit: 'cover' } : {},
        css,
        isChosen ? { objectPosition: 'var(--focus)' } : {},
      ]}
    />
  );
};
