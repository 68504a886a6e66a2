import type { TellWindow } from '../ipc/window-ipc.ts';
import type { MainWindow } from './main-window.ts';

interface PlaceOpenerDeps {
  readonly window: Pick<MainWindow, 'show'>;
  readonly tell: TellWindow;
  readonly isLocked: () => boolean;
}

export interface PlaceOpener {
  /** Brings the window to the front and leads it to a place; a locked one to its lock first. */
  readonly open: (place: string) => void;
  /** The lock has changed: a place that waits for it is shown once it is open. */
  readonly lockChanged: () => void;
  /** The session has ended: nobody is led there any more. */
  readonly forget: () => void;
}

/** Leads the window to places of the portal. Behind a lock nothing is opened, so nothing counts as read there. */
export const createPlaceOpener = ({ window, tell, isLocked }: PlaceOpenerDeps): PlaceOpener => {
  let waiting: string | undefined;
  const forget = () => {
    waiting = undefined;
  };
  return {
    open: (place) => {
      window.show();
      if (isLocked()) waiting = place;
      else tell('open-place', place);
    },
    lockChanged: () => {
      if (isLocked() || waiting === undefined) return;
      tell('open-place', waiting);
      forget();
    },
    forget,
  };
};
