import type { TellWindow } from '../ipc/window-ipc.ts';
import type { MainWindow } from './main-window.ts';

interface PlaceOpenerDeps {
  readonly window: Pick<MainWindow, 'show'>;
  readonly tell: TellWindow;
  readonly isLocked: () => boolean;
}

export interface PlaceOpener {
  /** Brings the window to the front and opens a path of the portal; if it is locked, shows the lock first. */
  readonly open: (place: string) => void;
  /** Called when the lock has changed: a pending path is opened once it is unlocked. */
  readonly lockChanged: () => void;
  /** Called when the session has ended: a pending path is dropped. */
  readonly forget: () => void;
}

/** Opens paths of the portal. Nothing is opened while locked, so nothing is marked as read there. */
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
