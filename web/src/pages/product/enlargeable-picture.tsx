import { type MouseEvent, Suspense, useState } from 'react';
import { styled } from '#styled-system/jsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Picture, type PictureProps } from '../../components/picture/picture.tsx';
import { lazyPart } from '../../lib/lazy.ts';
import { getLargestSource } from '../../lib/pictures/image-sources.ts';

const EnlargedPicture = lazyPart(async () => (await import('./enlarged-picture.tsx')).EnlargedPicture);

/**
 * The whole picture is the click target; the icon in its corner shows what it does. The layout positions it.
 */
const Enlarge = styled('a', {
  base: {
    display: 'block',
    cursor: 'zoom-in',
    color: 'fg',
    outlineOffset: '-6px',
    '& > svg': {
      position: 'absolute',
      right: { base: '3', lg: '6' },
      bottom: { base: '3', lg: '6' },
      width: 'target',
      height: 'target',
      padding: '3',
      bg: 'bg',
      transition: 'background-color {durations.quick}',
    },
    '&:hover > svg': { bg: 'bg.raised' },
  },
});

/**
 * A picture that opens enlarged over the page. The code for that is loaded on hover or focus; without
 * JavaScript, or if it cannot be loaded, the link leads to the picture file.
 */
export const EnlargeablePicture = ({
  of,
  sizes,
  eager = false,
}: Pick<PictureProps, 'of' | 'sizes' | 'eager'>) => {
  const [open, setOpen] = useState(false);
  const href = getLargestSource(of.src);
  const prepare = () => void EnlargedPicture.preload().catch(() => undefined);
  const enlarge = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    try {
      await EnlargedPicture.preload();
      setOpen(true);
    } catch {
      window.location.assign(href);
    }
  };
  return (
    <>
      <Enlarge
        href={href}
        aria-label={`${of.alt}. Enlarge the picture`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => void enlarge(event)}
      >
        <Picture of={of} sizes={sizes} eager={eager} />
        <Icon name="enlarge" />
      </Enlarge>
      <Suspense fallback={null}>
        {open ? <EnlargedPicture src={of.src} alt={of.alt} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
};
