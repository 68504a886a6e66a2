import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from '../../lib/loading/when-used.ts';

/** Failures to check or record the view do not concern the visitor: they are logged (SPEC section 8). */
export const reportQuietly = (error: unknown): void => {
  // biome-ignore lint/suspicious/noConsole: SPEC section 8 requires the console here
  console.error('Prize wheel:', error);
};

/** Delays from the opening of the page, at which the button appears and the popup may open (SPEC section 9). */
const BUTTON_DELAY_MS = 2000;
const POPUP_DELAY_MS = 3000;

interface WheelTimers {
  /** Otherwise only the button appears, and the server is not asked. */
  opensByItself: boolean;
  onButtonDue: () => void;
  /** The popup will probably open: it can be prepared. */
  onPopupExpected: () => void;
  /** Only for a visitor who has not seen the wheel, according to the server. */
  onPopupDue: () => void;
}

// A failed check counts as seen: better no popup than one the visitor has already seen.
const isNew = async (): Promise<boolean> => {
  await whenIdle();
  const { checkWheelSeen } = await import('./wheel-visits.ts');
  return !(await checkWheelSeen());
};

/** Runs the timers that start when the page opens; leaving it ends them. */
export const useWheelTimers = (timers: WheelTimers): void => {
  const { opensByItself, onButtonDue, onPopupExpected, onPopupDue } = timers;
  const showButton = useEffectEvent(onButtonDue);
  const expectPopup = useEffectEvent(onPopupExpected);
  const openPopup = useEffectEvent(onPopupDue);

  useEffect(() => {
    let left = false;
    const check = opensByItself ? isNew() : Promise.resolve(false);
    const newVisitor = check.catch((error: unknown) => {
      reportQuietly(error);
      return false;
    });
    const button = setTimeout(async () => {
      showButton();
      if ((await newVisitor) && !left) expectPopup();
    }, BUTTON_DELAY_MS);
    const popup = setTimeout(async () => {
      if ((await newVisitor) && !left) openPopup();
    }, POPUP_DELAY_MS);
    return () => {
      left = true;
      clearTimeout(button);
      clearTimeout(popup);
    };
  }, [opensByItself]);
};
