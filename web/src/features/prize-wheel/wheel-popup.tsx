import { prizeSegments, SPIN_MILLISECONDS } from '@jeweler/core/prize-wheel';
import { useAtom } from 'jotai';
import { atomWithReducer } from 'jotai/utils';
import { type MouseEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { styled } from '#styled-system/jsx';
import { IconButton } from '../../components/actions/icon-button.tsx';
import { DialogNoticeArea } from '../../components/notices.tsx';
import { Wheel } from './wheel.tsx';
import { WheelCopy } from './wheel-copy.tsx';
import { Card, Frame, Positioner, WheelSide } from './wheel-frame.tsx';
import { idleWheel, type WheelAction, type WheelState, wheelReducer } from './wheel-state.ts';

/** In an atom rather than component state, so that a prize survives closing and navigating. */
const wheelAtom = atomWithReducer<WheelState, WheelAction>(idleWheel, wheelReducer);

interface WheelPopupProps {
  open: boolean;
  onClose: () => void;
  /** What gets the focus when it is closed. */
  returnFocusTo: () => HTMLElement | null;
}

const isBeside = ({ target, currentTarget }: MouseEvent | PointerEvent) => target === currentTarget;

/**
 * The dialog with the wheel, a native modal one: it traps the focus, makes the page inert, and closes on
 * Escape or Back. It stays mounted while closed and so keeps prize and form. A spin continues meanwhile and
 * ends by a timer, so that neither a hidden tab nor an interrupted animation can delay the result.
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
    // The control that led to this step is removed or disabled: the focus moves to the new heading.
    if (open && step !== shownStep.current) heading.current?.focus();
    shownStep.current = step;
  }, [open, step]);

  const onClosed = () => {
    // The close event is asynchronous; the dialog may have been opened again by now.
    if (dialog.current?.open) return;
    onClose();
    returnFocusTo()?.focus({ preventScroll: true });
  };

  return (
    <Frame ref={dialog} aria-labelledby={headingId} onClose={onClosed}>
      <Positioner
        onPointerDown={(event) => {
          pressedBeside.current = isBeside(event);
        }}
        // Selecting text from inside the card to beside it does not count as a click beside it.
        onClick={(event) => {
          if (isBeside(event) && pressedBeside.current) onClose();
        }}
      >
        <Card>
          <IconButton
            icon="close"
            label="Close"
            onClick={onClose}
            css={{
              position: 'absolute',
              zIndex: '1',
              top: '3',
              right: '3',
              color: { base: 'bone.100', md: 'fg' },
              outlineColor: { base: 'gold.300', md: 'accent' },
            }}
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
      <DialogNoticeArea active={open} />
    </Frame>
  );
};
