import { Suspense, startTransition, useRef, useState } from 'react';
import { notify } from '../../components/notices.tsx';
import { useContact } from '../../data/use-shop.ts';
import { lazyPart } from '../../lib/lazy.ts';
import { reportQuietly, useWheelTimers } from './use-wheel-timers.ts';

const WheelButton = lazyPart(async () => (await import('./wheel-button.tsx')).WheelButton);
const WheelPopup = lazyPart(async () => (await import('./wheel-popup.tsx')).WheelPopup);

const OPEN_LAYERS = 'dialog[open], header [aria-expanded="true"]';
const TYPING = 'input, textarea, select, [contenteditable]';

/** Whether a popup may open by itself: not over a dialog or menu, and not while the visitor is in a field. */
export const mayInterrupt = (page: Document): boolean =>
  !page.querySelector(OPEN_LAYERS) && !page.activeElement?.matches(TYPING);

type PopupState = 'unwanted' | 'expected' | 'open' | 'closed';

const isUnopened = (popup: PopupState) => popup === 'unwanted' || popup === 'expected';

const recordView = async () => {
  const module = await import('./wheel-visits.ts');
  await module.recordView();
};

interface PrizeWheelProps {
  opensByItself: boolean;
}

/**
 * The prize wheel of the home page (SPEC section 2): its round button appears 2 s after the page opens; the popup
 * opens by the button, or, as long as staff want that, by itself after 3 s for a visitor who has not seen it. Only
 * this component is loaded with the page.
 */
export const PrizeWheel = ({ opensByItself }: PrizeWheelProps) => {
  const { phone } = useContact();
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [buttonShown, setButtonShown] = useState(false);
  const [popup, setPopup] = useState<PopupState>('unwanted');

  const open = async () => {
    const focused = document.activeElement;
    opener.current = focused instanceof HTMLElement && focused !== document.body ? focused : null;
    await WheelPopup.preload();
    setPopup('open');
    await recordView();
  };
  const openByButton = async () => {
    try {
      await WheelPopup.preload();
    } catch (error) {
      reportQuietly(error);
      notify({
        tone: 'error',
        title: 'Error',
        text: `The wheel could not be opened. Please try again, or call ${phone.display}.`,
      });
      return;
    }
    await open();
  };

  useWheelTimers({
    opensByItself,
    onButtonDue: () => {
      WheelPopup.preload().catch(reportQuietly);
      WheelButton.preload().then(() => startTransition(() => setButtonShown(true)), reportQuietly);
    },
    onPopupExpected: () => {
      // Rendered in advance, closed and in a transition: this halves the time that opening takes on a phone.
      const expect = () => startTransition(() => setPopup((now) => (now === 'unwanted' ? 'expected' : now)));
      WheelPopup.preload().then(expect, reportQuietly);
    },
    onPopupDue: () => {
      if (isUnopened(popup) && mayInterrupt(document)) open().catch(reportQuietly);
    },
  });

  return (
    <Suspense fallback={null}>
      {buttonShown ? <WheelButton ref={button} onClick={() => openByButton().catch(reportQuietly)} /> : null}
      {popup === 'unwanted' ? null : (
        <WheelPopup
          open={popup === 'open'}
          onClose={() => setPopup('closed')}
          returnFocusTo={() => opener.current ?? button.current}
        />
      )}
    </Suspense>
  );
};
