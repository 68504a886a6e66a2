export type ColorScheme = 'light' | 'dark';

/** What the person has chosen on this computer; `system` follows the system's own colours, live. */
export type ColorChoice = ColorScheme | 'system';

/** Where the choice is kept in local storage; nothing is kept for `system`. */
const COLOR_SCHEME_KEY = 'adminColorScheme';

const listeners = new Set<() => void>();
/** The choice of this visit, where nothing can be stored. */
let chosenHere: ColorChoice | undefined;

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const stored = (): ColorChoice => {
  try {
    const value = window.localStorage.getItem(COLOR_SCHEME_KEY);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
};

export const colorChoice = (): ColorChoice => chosenHere ?? stored();

/** The colours that the page is shown in. */
export const colorScheme = (): ColorScheme => {
  const choice = colorChoice();
  if (choice !== 'system') return choice;
  return systemIsDark().matches ? 'dark' : 'light';
};

/** Shows the page in its colours; call it before the first render, or the wrong ones flash up. */
export const applyColorScheme = (): void => {
  document.documentElement.classList.toggle('dark', colorScheme() === 'dark');
  for (const listener of listeners) listener();
};

export const chooseColors = (choice: ColorChoice): void => {
  chosenHere = choice;
  try {
    if (choice === 'system') window.localStorage.removeItem(COLOR_SCHEME_KEY);
    else window.localStorage.setItem(COLOR_SCHEME_KEY, choice);
  } catch {
    // The choice then holds for this visit.
  }
  applyColorScheme();
};

/**
 * Keeps the page in the right colours for as long as it stands, whatever screen it shows; `listener` is
 * called after each change.
 */
export const followColorScheme = (listener: () => void = () => undefined): void => {
  subscribeToColorScheme(listener);
  // What has changed since the page was shown in its first colours.
  applyColorScheme();
};

/** Follows choices made here, in other tabs and in the system's settings. */
export const subscribeToColorScheme = (listener: () => void): (() => void) => {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== COLOR_SCHEME_KEY) return;
    chosenHere = undefined;
    applyColorScheme();
  };
  const system = systemIsDark();
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  system.addEventListener('change', applyColorScheme);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
    system.removeEventListener('change', applyColorScheme);
  };
};
