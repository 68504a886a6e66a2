import { Suspense, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { notify } from '../../components/notices.tsx';
import { useContact } from '../../data/use-shop.ts';
import { lazyPart } from '../../lib/lazy.ts';
import { noteFailedLoad } from '../../lib/loading/reload-document.ts';
import { whenIdle } from '../../lib/loading/when-used.ts';

const WheelButton = lazyPart(async () => (await import('./wheel-button.tsx')).WheelButton);
const WheelPopup = lazyPart(async () => (await import('./wheel-popup.tsx')).WheelPopup);

/** Delays from the opening of the page, at which the button appears and the popup may open (SPEC section 9). */
const BUTTON_DELAY_MS = 2000;
const POPUP_DELAY_MS = 3000;

const OPEN_LAYERS = 'dialog[open], header [aria-expanded="true"]';
const TYPING = 'input, textarea, select, [contenteditable]';

/** Whether a popup may open by itself: not over a dialog or menu, and not while the visitor is in a field. */
export const mayInterrupt = (page: Document): boolean =>
  !page.querySelector(OPEN_LAYERS) && !page.activeElement?.matches(TYPING);

type PopupState = 'unwanted' | 'expected' | 'open' | 'closed';

/** Failures to check or record the view do not concern the visitor: they are logged (SPEC section 8). */
const reportQuietly = (error: unknown): void => {
  // biome-ignore lint/suspicious/noConsole: SPEC section 8 requires the console here
  console.error('Prize wheel:', error);
};

// A failed check counts as seen: better no popup than one the visitor has already seen.
const isNew = async (): Promise<boolean> => {
  try {
    await whenIdle();
    const { checkWheelSeen } = await import('./wheel-visits.ts');
    return !(await checkWheelSeen());
  } catch (error) {
    reportQuietly(error);
    return false;
  }
};

/**
 * The prize wheel of the home page (SPEC section 2): its round button appears 2 s after the page opens; the popup
 * opens by the button, or, as long as staff want that, by itself after 3 s for a visitor who has not seen it. Only
 * this component is loaded with the page.
 */
export const PrizeWheel = ({ opensByItself }: { opensByItself: boolean }) => {
  const { phone } = useContact();
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [buttonShown, setButtonShown] = useState(false);
  const [popup, setPopup] = useState<PopupState>('unwanted');

  const open = (from: Element | null) => {
    opener.current = from instanceof HTMLElement && from !== document.body ? from : null;
    setPopup('open');
  };
  const openByButton = async () => {
    try {
      await WheelPopup.preload();
    } catch (error) {
      reportQuietly(error);
      noteFailedLoad();
      notify({
        tone: 'error',
        title: 'Error',
        text: `The wheel could not be opened. Please try again, or call ${phone.display}.`,
      });
      return;
    }
    open(button.current);
  };

  const showButton = useEffectEvent(() => {
    WheelPopup.preload().catch(reportQuietly);
    WheelButton.preload().then(() => startTransition(() => setButtonShown(true)), reportQuietly);
  });
  const expectPopup = useEffectEvent(() => {
    // Rendered in advance, closed and in a transition: this halves the time that opening takes on a phone.
    const expect = () => startTransition(() => setPopup((now) => (now === 'unwanted' ? 'expected' : now)));
    WheelPopup.preload().then(expect, reportQuietly);
  });
  const openByItself = useEffectEvent(() => {
    if ((popup === 'unwanted' || popup === 'expected') && mayInterrupt(document))
      open(document.activeElement);
  });

  // A visitor who has left before the code came has not seen it.
  useEffect(() => {
    if (popup !== 'open') return;
    import('./wheel-visits.ts').then(({ recordView }) => recordView()).catch(reportQuietly);
  }, [popup]);

  useEffect(() => {
    let left = false;
    // Where the popup does not open by itself, the server is not asked.
    const newVisitor = opensByItself ? isNew() : Promise.resolve(false);
    const button = setTimeout(async () => {
      showButton();
      if ((await newVisitor) && !left) expectPopup();
    }, BUTTON_DELAY_MS);
    const popup = setTimeout(async () => {
      if (!(await newVisitor) || left) return;
      WheelPopup.preload().then(() => {
        // By the time the code is there, the visitor may have left, or be in a field.
        if (!left) openByItself();
      }, reportQuietly);
    }, POPUP_DELAY_MS);
    return () => {
      left = true;
      clearTimeout(button);
      clearTimeout(popup);
    };
  }, [opensByItself]);

  return (
    <Suspense fallback={null}>
      {buttonShown ? <WheelButton ref={button} onClick={() => void openByButton()} /> : null}
      {popup === 'unwanted' ? null : (
        <WheelPopup
          open={popup === 'open'}
          onClose={() => setPopup('closed')}
          // Opened by itself, it leads back to the start of the page: the button stands at its end.
          returnFocusTo={() => opener.current ?? document.getElementById('main')}
        />
      )}
    </Suspense>
  );
};
