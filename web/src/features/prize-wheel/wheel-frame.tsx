import { styled } from '#styled-system/jsx';
import { WindowDialog } from '../../components/layout/window-dialog.tsx';

const fading = {
  opacity: '0',
  transition: 'opacity {durations.calm} {easings.out}, display {durations.calm}, overlay {durations.calm}',
  transitionBehavior: 'allow-discrete',
} as const;

/**
 * The dialog over the page; it scrolls if the card is higher than the window. Closing is a CSS transition: at
 * its end the browser hides the dialog, even while the main thread is busy.
 */
export const Frame = styled(WindowDialog, {
  base: {
    zIndex: 'dialog',
    width: '100%',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    bg: 'transparent',
    ...fading,
    _backdrop: { bg: 'scrim.overlay', ...fading },
    '&[open]': {
      opacity: '1',
      animation: 'appear {durations.calm} {easings.out}',
      '&::backdrop': { opacity: '1', animation: 'appear {durations.calm} {easings.out}' },
    },
  },
});

/** Centres the card; a click beside the card closes the dialog. */
export const Positioner = styled('div', {
  base: {
    display: 'grid',
    gridTemplateRows: { base: 'auto', md: 'minmax(0, 1fr)' },
    placeItems: { base: 'start stretch', md: 'center' },
    minHeight: 'full',
    height: { md: 'full' },
    p: { base: '0', md: 'clamp(0rem, 3vw, 2.5rem)' },
  },
});

/** Full screen on phones; from 768 px on a card with the wheel on the left and the text on the right. */
export const Card = styled('div', {
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: { base: 'start', md: 'stretch' },
    gridTemplateColumns: { md: 'minmax(0, 1.08fr) minmax(0, 1fr)' },
    width: { base: 'full', md: 'min(100%, 66rem)' },
    minHeight: { base: '100dvh', md: 'min(38rem, 100%)' },
    maxHeight: { md: 'full' },
    overflow: { md: 'auto' },
    bg: 'bg.raised',
    boxShadow: { md: 'dialog' },
    'dialog[open] &': { animation: 'rise {durations.calm} {easings.out}' },
  },
});

const upperPart = {
  alignItems: { base: 'start', md: 'center' },
  pt: { base: '6', md: '10' },
  pb: { base: '0', md: '10' },
  px: { base: '0', md: '10' },
  height: { base: '13.5rem', md: 'auto' },
  '& > div': { width: { base: '23rem', md: 'min(100%, 28.5rem)' } },
} as const;

/** The dark half. On phones, result and claim show only the upper part of an enlarged wheel. */
export const WheelSide = styled('div', {
  base: {
    display: 'grid',
    // The enlarged wheel may be wider than a phone's screen; it stays centred.
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    alignItems: 'center',
    bg: 'ink.900',
    overflow: 'hidden',
    // With enlarged text, the button below it stays in view.
    '& > div': { width: { base: 'min(100%, 21rem, 46dvh)', md: 'min(100%, 28.5rem)' } },
  },
  variants: {
    step: {
      spin: { pt: { base: '8', md: '10' }, pb: { base: '5', md: '10' }, px: { base: '5', md: '10' } },
      won: upperPart,
      claiming: { ...upperPart, height: { base: '6.5rem', md: 'auto' } },
      claimed: upperPart,
    },
  },
});
