import type { PictureFocus } from '@jeweler/core/business';
import type { CSSProperties } from 'react';
import { css } from '#styled-system/css';
import { type HTMLStyledProps, styled } from '#styled-system/jsx';
import { type ShownPicture, useSitePicture } from '../../data/use-site-picture.ts';
import { Actions } from '../actions/button.tsx';
import { Container } from '../layout/container.tsx';
import { Lead } from '../text/label.tsx';

const Frame = styled('section', {
  base: {
    position: 'relative',
    zIndex: 'sheet',
    display: 'grid',
    // A heading longer than the screen, at twice the text size, breaks instead of widening the page.
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    overflow: 'hidden',
    bg: 'ink.900',
    color: 'bone.100',
    // 400, 500 and 600 px by breakpoint (SPEC section 9).
    minHeight: { base: '25rem', md: '31.25rem', lg: '37.5rem' },
  },
});

/** Darkens the picture from the side, from 1024 px on; below, Hero.Copy darkens what is behind it. */
const Scrim = styled('div', {
  base: { position: 'absolute', inset: '0', bgImage: { lg: '{gradients.scrimSide}' } },
});

/** What is shown at the foot. Below 1024 px the picture is darkened as high as the text reaches, no higher. */
const Copy = styled(Container, {
  base: {
    position: 'relative',
    zIndex: '1',
    pb: { base: '6', md: '12', lg: '16' },
    // On phones the stone keeps its place above the text, as far as 400 px have room for both.
    pt: { base: '6.75rem', sm: '5rem', md: '12', lg: '16' },
    // Whole pixels: otherwise a fraction of the picture is cut off at the foot of the frame, and it counts as smaller
    // than the film that follows (see the banner's text).
    '& > h1': {
      lineHeight: 'round(up, 1.02em, 1px)',
      fontSize: { mdDown: 'clamp(2.375rem, 7vw, 3.25rem)' },
    },
    '& > p': {
      lineHeight: { base: 'round(up, 1.5em, 1px)', md: 'round(up, 1.65em, 1px)' },
      fontSize: { mdDown: '1rem' },
    },
    _before: {
      content: '""',
      position: 'absolute',
      zIndex: '-1',
      inset: { base: '3rem 0 0', md: '-3rem 0 0' },
      bgImage: '{gradients.scrimFoot}',
      maskImage: { md: 'linear-gradient(90deg, #000 64%, transparent 98%)' },
      display: { lg: 'none' },
    },
  },
});

const fill = css.raw({
  position: 'absolute',
  top: '0',
  left: { base: '0', md: 'var(--left)' },
  // Where enlarged text makes the hero of a phone higher, the picture ends: wider still, it would lose its subject.
  maskImage: { base: 'linear-gradient(#000 440px, transparent 520px)', md: 'var(--fade)' },
  width: { base: 'full', md: 'var(--widened)' },
  maxWidth: 'none',
  height: { base: 'min(100%, 520px)', md: 'full' },
  objectFit: 'cover',
  objectPosition: { base: 'var(--focus)', md: 'var(--focus-in-hero)' },
});

/**
 * How a picture or film fills the hero, with its subject whole and clear of the text. The
 * stylesheet is built before the pictures are known, so their positions are passed as custom properties.
 */
const heroFill = ({ at, inHero = at, widen = 1 }: PictureFocus = { at: '62% 12%' }) => ({
  css: fill,
  // Custom properties are not in React's CSSProperties.
  style: {
    '--focus': at,
    '--focus-in-hero': inHero,
    '--widened': `${widen * 100}%`,
    // A picture that is not wide enough stands at the right, and its side fades into the dark ground.
    '--left': widen < 1 ? `${Math.round((1 - widen) * 100)}%` : '0',
    '--fade': widen < 1 ? 'linear-gradient(90deg, transparent, #000 40%)' : 'none',
  } as CSSProperties,
});

/** Minimum heights of a hero in rem, as in `Frame`. */
const HEIGHTS = { base: 25, md: 31.25, lg: 37.5 };

/**
 * Displayed width of a picture with `heroFill`, as in the `sizes` attribute. The picture covers the height of
 * the hero, so on narrow screens it is wider than they are and cropped at the sides. Where a visitor's larger text
 * makes the hero higher, its picture is shown that much enlarged. With `100vw` phones fetched a variant with half of
 * the pixels; a browser test compares `sizes` with what is drawn.
 */
const heroSizes = ({ width, height, focus }: Pick<ShownPicture, 'width' | 'height' | 'focus'>) => {
  const covering = (heroHeight: number) => `${((heroHeight * width) / height).toFixed(1)}rem`;
  const widened = `${Math.round((focus?.widen ?? 1) * 100)}vw`;
  return [
    `(min-width: 64rem) max(${widened}, ${covering(HEIGHTS.lg)})`,
    `(min-width: 48rem) max(${widened}, ${covering(HEIGHTS.md)})`,
    `max(100vw, ${covering(HEIGHTS.base)})`,
  ].join(', ');
};

/** Of a picture whose own proportions are not known: as wide as most are, so that none is blurred. */
const UNKNOWN = { width: 16, height: 9 };

/** The picture or film still of a hero, or what the shop shows in its place, and how it fills the hero. */
export const useHeroPicture = (picture: ShownPicture) => {
  const of = useSitePicture(picture);
  const sizes = heroSizes(of.src === picture.src ? of : { ...of, ...UNKNOWN });
  return { of, sizes, ...heroFill(of.focus) };
};

const HeroLead = styled(Lead, {
  base: { color: 'bone.100', maxWidth: '30rem', marginTop: { base: '4', lg: '5' } },
});

/** What to do next: a button, and links that have the gold line of the dark ground. */
const HeroActions = styled(Actions, {
  base: {
    columnGap: '6',
    rowGap: '2',
    marginTop: '6',
    '& > a': { textDecorationColor: 'gold.300', _hover: { textDecorationColor: 'currentColor' } },
  },
});

const HeroFrame = (props: HTMLStyledProps<'section'>) => <Frame data-ground="dark" data-hero="" {...props} />;

/** A picture with text at its foot, 400, 500 and 600 px high at least. */
export const Hero = Object.assign(HeroFrame, { Scrim, Copy, Lead: HeroLead, Actions: HeroActions });
