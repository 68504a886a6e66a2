import { Dialog } from '@ark-ui/react/dialog';
import { styled } from '#styled-system/jsx';

const appearing = 'appear {durations.calm} {easings.out}';
/**
 * Closing is a transition of what is `hidden` already. An animation would have to be waited for: where the browser
 * is busy it ends before anybody listens, and the dialog would stay for good.
 */
const closing = {
  transition:
    'opacity {durations.calm} {easings.out}, translate {durations.calm} {easings.out}, display {durations.calm} allow-discrete',
  '&[hidden]': { display: 'none', opacity: '0' },
} as const;

export const Backdrop = styled(Dialog.Backdrop, {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'dialog',
    bg: 'scrim.overlay',
    ...closing,
    _open: { animation: appearing },
  },
});

export const Positioner = styled(Dialog.Positioner, {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'dialog',
    display: 'grid',
    gridTemplateRows: { base: 'auto', md: 'minmax(0, 1fr)' },
    placeItems: { base: 'start stretch', md: 'center' },
    overflow: 'auto',
    overscrollBehavior: 'contain',
    p: { base: '0', md: 'clamp(0rem, 3vw, 2.5rem)' },
  },
});

/** Full screen on phones; from 768 px on a card with the wheel at the left and the text at the right. */
export const Card = styled(Dialog.Content, {
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
    outlineStyle: 'none',
    ...closing,
    '&[hidden]': { ...closing['&[hidden]'], translate: '0 8px' },
    _open: { animation: 'rise {durations.calm} {easings.out}' },
  },
});

const cropped = { base: 'start', md: 'center' } as const;

/** The dark half. On phones result and claim show only the upper part of a larger wheel. */
export const WheelSide = styled('div', {
  base: {
    display: 'grid',
    // The larger wheel of the phone may be wider than the screen; it stays centered.
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    alignItems: 'center',
    bg: 'ink.900',
    overflow: 'hidden',
    '& > div': { width: { base: 'min(100%, 21rem)', md: 'min(100%, 28.5rem)' } },
  },
  variants: {
    step: {
      spin: { pt: { base: '8', md: '10' }, pb: { base: '5', md: '10' }, px: { base: '5', md: '10' } },
      won: {},
      claiming: {},
      claimed: {},
    },
  },
  compoundVariants: [
    {
      step: ['won', 'claiming', 'claimed'],
      css: {
        alignItems: cropped,
        pt: { base: '6', md: '10' },
        pb: { base: '0', md: '10' },
        px: { base: '0', md: '10' },
        height: { base: '13.5rem', md: 'auto' },
        '& > div': { width: { base: '23rem', md: 'min(100%, 28.5rem)' } },
      },
    },
    { step: ['claiming'], css: { height: { base: '6.5rem', md: 'auto' } } },
  ],
});
