import { prizeSegments, SPIN_MILLISECONDS } from '@jeweler/core/prize-wheel';
import { useAtom } from 'jotai';
import { atomWithReducer } from 'jotai/utils';
import { type MouseEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { styled } from '#styled-system/jsx';
import { IconButton } from '../../components/actions/icon-button.tsx';
import { NoticePlace } from '../../components/notices/notice-place.tsx';
import { Wheel } from './wheel.tsx';
import { WheelCopy } from './wheel-copy.tsx';
import { Card, Frame, Positioner, WheelSide } from './wheel-frame.tsx';
import { idleWheel, type WheelAction, type WheelState, wheelReducer } from './wheel-state.ts';

/** In the page's store rather than in a component, so that a prize outlives closing and navigating. */
const wheelAtom = atomWithReducer<WheelState, WheelAction>(idleWheel, wheelReducer);

interface WheelPopupProps {
  open: boolean;
  onClose: () => void;
  /** What had the focus before the popup opened. */
  returnFocusTo: () => HTMLElement | null;
}

/** Whether an event began beside the card. */
const isBeside = ({ target, currentTarget }: MouseEvent | PointerEvent) => target === currentTarget;

/**
 * The dialog with the wheel, a modal one of the browser's own: it keeps the focus inside and the page behind still,
 * and Escape or Back closes it. Mounted once, it keeps prize and form while closed; a spin goes on and ends by the
 * clock, so that a hidden tab or an interrupted animation cannot hold back the result.
 */
export const WheelPopup = ({ open, onClose, returnFocusTo }: WheelPopupProps) => {
  const [state, dispatch] = useAtom(wheelAtom);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const pressedBeside = useRef(false);
  const { step } = state;
  const shownStep = useRef(step);

  useEffect(() => {
    if (!open) {
      dialog.current?.close();
      return;
    }
    dispatch({ type: 'open' });
    if (!dialog.current?.open) dialog.current?.showModal();
    heading.current?.focus();
  }, [open, dispatch]);

  useEffect(() => {
    if (step !== 'spinning') return;
    const landing = setTimeout(() => dispatch({ type: 'land' }), SPIN_MILLISECONDS);
    return () => clearTimeout(landing);
  }, [step, dispatch]);

  useEffect(() => {
    // The control that led to a step is gone or disabled in it: the focus goes to what is new.
    if (open && step !== shownStep.current) heading.current?.focus();
    shownStep.current = step;
  }, [open, step]);

  const onClosed = () => {
    // The event comes later than the closing; the dialog may be open again by then.
    if (dialog.current?.open) return;
    onClose();
    returnFocusTo()?.focus();
  };

  return (
    <Frame ref={dialog} aria-labelledby={headingId} onClose={onClosed}>
      <Positioner
        onPointerDown={(event) => {
          pressedBeside.current = isBeside(event);
        }}
        // Text that is selected from within the card to beside it is no press beside it.
        onClick={(event) => {
          if (isBeside(event) && pressedBeside.current) onClose();
        }}
      >
        <Card>
          <IconButton
            icon="close"
            label="Close"
            onClick={onClose}
            position="absolute"
            zIndex="1"
            top="3"
            right="3"
            color={{ base: 'bone.100', md: 'fg' }}
            outlineColor={{ base: 'gold.300', md: 'accent' }}
          />
          <WheelSide step={step === 'idle' || step === 'spinning' ? 'spin' : step}>
            <styled.div>
              <Wheel rotation={state.step === 'idle' ? 0 : state.rotation} idle={state.step === 'idle'} />
            </styled.div>
          </WheelSide>
          <WheelCopy
            state={state}
            prize={state.step === 'idle' ? undefined : prizeSegments[state.prize]}
            dispatch={dispatch}
            heading={heading}
            headingId={headingId}
            onClaimed={onClose}
          />
        </Card>
      </Positioner>
      <NoticePlace active={open} />
    </Frame>
  );
};
