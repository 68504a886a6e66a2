import type { SettingsStore } from '../storage/settings.ts';
import type { TraySupport } from './tray-support.ts';

interface KeepInTrayDeps {
  readonly settings: SettingsStore;
  readonly support: TraySupport;
  readonly keep: (on: boolean) => void;
  /** Shows the hidden window: there is no tray to show it from. */
  readonly show: () => void;
  readonly quit: () => void;
  /** Called when a tray has appeared after the start. */
  readonly onFound: () => void;
}

/**
 * Whether the program stays in the tray without its window, where the user wants that. Asks the desktop again
 * before the setting counts for nothing: the extension that shows the tray on GNOME may start after this program.
 */
export const createKeepInTray = ({ settings, support, keep, show, quit, onFound }: KeepInTrayDeps) => {
  const unlessFound = async (asked: Promise<boolean>, otherwise: () => void) => {
    const wasThere = support.isThere();
    if (!(await asked)) return otherwise();
    if (wasThere) return;
    keep(settings.get().keepInTray);
    onFound();
  };
  return {
    /** Whether a window that is closed now is only hidden; without a tray the program then ends. */
    hidesOnClose: (): boolean => {
      if (!settings.get().keepInTray) return false;
      if (!support.isThere()) void unlessFound(support.ask(), quit);
      return true;
    },
    /** Whether a start by the system may be hidden; shows the window if no tray appears. */
    startsHidden: (): boolean => {
      if (!settings.get().keepInTray) return false;
      if (!support.isThere()) void unlessFound(support.wait(), show);
      return true;
    },
  };
};
