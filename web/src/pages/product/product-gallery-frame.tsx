import { styled } from '#styled-system/jsx';
import { IconButton } from '../../components/actions/icon-button.tsx';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';

/**
 * Squares on a phone, one in view; beside each other above the facts on a tablet. Beside the facts, the picture
 * fills its column up to a maximum height, above which it would be cropped too much at the sides, and stays in
 * view. It is cropped more at the bottom than at the top, where the stone is.
 */
export const GalleryFrame = styled('div', {
  base: {
    position: 'relative',
    bg: 'bg.second',
    // Below the header's sticky bar.
    lg: { position: 'sticky', top: '6rem', height: 'full', minHeight: '46rem', maxHeight: '70vw' },
  },
});

export const Views = styled('ul', {
  base: {
    display: 'flex',
    height: 'full',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollBehavior: { base: 'smooth', _motionReduce: 'auto' },
    scrollbarWidth: 'none',
    '& > li': {
      position: 'relative',
      flex: '0 0 100%',
      aspectRatio: { base: '1', md: '3 / 2', lg: 'auto' },
      scrollSnapAlign: 'start',
    },
    md: {
      '&[data-count="2"] > li': {
        flexBasis: { base: '50%', lg: '100%' },
        aspectRatio: { base: '1', lg: 'auto' },
      },
    },
    // A picture that is out of view is loaded once the gallery is used, not with the page.
    '&:not([data-used], :hover, :focus-within) > li + li img': {
      display: 'none',
      '@media (scripting: none)': { display: 'block' },
    },
    '&[data-count="2"]:not([data-used], :hover, :focus-within) > li + li img': {
      mdOnly: { display: 'block' },
    },
    '& img': {
      width: 'full',
      height: 'full',
      objectFit: 'cover',
      objectPosition: 'var(--focus, 50% 20%)',
    },
  },
});

/**
 * The whole picture is the click target; the icon in its corner shows what it does. On wide screens it is at the top:
 * the foot of the picture is below the fold.
 */
export const EnlargeLink = styled('a', {
  base: {
    display: 'block',
    height: 'full',
    cursor: 'zoom-in',
    color: 'fg',
    outlineOffset: '-6px',
    '& > svg': {
      position: 'absolute',
      right: { base: '3', lg: '6' },
      bottom: { base: '3', lg: 'auto' },
      top: { lg: '6' },
      width: 'target',
      height: 'target',
      padding: '3',
      bg: 'bg',
      transition: 'background-color {durations.quick}',
      '@media (forced-colors: active)': { bg: 'Canvas' },
    },
    '&:hover > svg': { bg: 'bg.raised' },
  },
});

/** Buttons and number, in the corner opposite to the icon; not where two pictures are both in view. */
export const GalleryTools = styled('div', {
  base: {
    display: 'flex',
    'ul[data-count="2"] + &': { md: { display: 'none' }, lg: { display: 'flex' } },
    alignItems: 'center',
    position: 'absolute',
    left: { base: '3', lg: '6' },
    bottom: { base: '3', lg: 'auto' },
    top: { lg: '6' },
    bg: 'bg',
    fontSize: 'small',
    textStyle: 'figures',
    whiteSpace: 'nowrap',
    _print: { display: 'none' },
    '& > [aria-disabled=true]': { opacity: '0.35', cursor: 'default', bg: 'transparent' },
  },
});

interface PictureTurnsProps {
  /** Of the picture that is shown. */
  index: number;
  count: number;
  alt: string | undefined;
  turnTo: (index: number) => void;
}

/** The buttons that lead to the pictures beside the one that is shown, and its number. */
export const PictureTurns = ({ index, count, alt, turnTo }: PictureTurnsProps) => (
  <>
    <IconButton
      icon="previous"
      label="Previous picture"
      aria-disabled={index === 0}
      onClick={() => turnTo(index - 1)}
    />
    <span aria-hidden="true">{`${index + 1} / ${count}`}</span>
    <IconButton
      icon="next"
      label="Next picture"
      aria-disabled={index === count - 1}
      onClick={() => turnTo(index + 1)}
    />
    <VisuallyHidden role="status">{`Picture ${index + 1} of ${count}: ${alt}`}</VisuallyHidden>
  </>
);
