import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from '../../lib/loading/start-up.ts';

/** Whether the wheel was seen is no concern of the visitor: failures go to the console (SPEC section 8). */
export const reportQuietly = (error: unknown): void => {
  // biome-ignore lint/suspicious/noConsole: SPEC section 8 names the console as the place
  console.error('Prize wheel:', error);
};

/** Milliseconds after arrival at which the button appears and the popup may open (SPEC section 9). */
const BUTTON_DELAY = 2000;
const POPUP_DELAY = 3000;

interface ArrivalEvents {
  onButtonDue: () => void;
  /** The popup will probably open: it may be got ready. */
  onPopupExpected: () => void;
  /** Only for a visitor who, as far as the server knows, has not seen the wheel. */
  onPopupDue: () => void;
}

// An unanswered question counts as seen: better no popup than one the visitor knows.
const isNew = async (): Promise<boolean> => {
  await whenIdle();
  const { checkWheelSeen } = await import('./wheel-visits.ts');
  return !(await checkWheelSeen());
};

/** Counts the time since arrival on the page; leaving it ends the count. */
export const useArrival = ({ onButtonDue, onPopupExpected, onPopupDue }: ArrivalEvents): void => {
  const showButton = useEffectEvent(onButtonDue);
  const expectPopup = useEffectEvent(onPopupExpected);
  const openPopup = useEffectEvent(onPopupDue);

  useEffect(() => {
    let left = false;
    const asked = isNew().catch((error: unknown) => {
      reportQuietly(error);
      return false;
    });
    const button = setTimeout(async () => {
      showButton();
      if ((await asked) && !left) expectPopup();
    }, BUTTON_DELAY);
    const popup = setTimeout(async () => {
      if ((await asked) && !left) openPopup();
    }, POPUP_DELAY);
    return () => {
      left = true;
      clearTimeout(button);
      clearTimeout(popup);
    };
  }, []);
};
