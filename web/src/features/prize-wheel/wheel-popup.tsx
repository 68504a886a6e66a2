import { Dialog } from '@ark-ui/react/dialog';
import { prizeSegments, SPIN_MILLISECONDS } from '@jeweler/core/prize-wheel';
import { useAtom } from 'jotai';
import { atomWithReducer } from 'jotai/utils';
import { useEffect, useRef } from 'react';
import { styled } from '#styled-system/jsx';
import { IconButton } from '../../components/actions/icon-button.tsx';
import { Wheel } from './wheel.tsx';
import { WheelCopy } from './wheel-copy.tsx';
import { Backdrop, Card, Positioner, WheelSide } from './wheel-frame.tsx';
import { idleWheel, type WheelAction, type WheelState, wheelReducer } from './wheel-state.ts';

/** In the page's store rather than in a component, so that a prize outlives closing and navigating. */
const wheelAtom = atomWithReducer<WheelState, WheelAction>(idleWheel, wheelReducer);

interface WheelPopupProps {
  open: boolean;
  onClose: () => void;
  /** What had the focus before the popup opened. */
  returnFocusTo: () => HTMLElement | null;
}

// Notices about a claim lie above the popup and may be closed without closing it.
const notices = () =>
  document.querySelector('section[aria-label="Notifications"], [data-scope="toast"][data-part="group"]');

/**
 * The dialog with the wheel. Mounted once, it keeps prize and form while closed; a spin goes on and
 * ends by the clock, so that a hidden tab or an interrupted animation cannot hold back the result.
 */
export const WheelPopup = ({ open, onClose, returnFocusTo }: WheelPopupProps) => {
  const [state, dispatch] = useAtom(wheelAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  const { step } = state;
  const shownStep = useRef(step);

  useEffect(() => {
    if (open) dispatch({ type: 'open' });
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

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      lazyMount
      initialFocusEl={() => heading.current}
      finalFocusEl={returnFocusTo}
      persistentElements={[notices]}
    >
      <Backdrop />
      <Positioner>
        <Card>
          <Dialog.CloseTrigger asChild>
            <IconButton
              icon="close"
              label="Close"
              position="absolute"
              zIndex="1"
              top="3"
              right="3"
              color={{ base: 'bone.100', md: 'fg' }}
              outlineColor={{ base: 'gold.300', md: 'accent' }}
            />
          </Dialog.CloseTrigger>
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
            onClaimed={onClose}
          />
        </Card>
      </Positioner>
    </Dialog.Root>
  );
};
