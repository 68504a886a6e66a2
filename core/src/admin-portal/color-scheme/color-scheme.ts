/** Light or dark: what the person chose on this computer, else what the system says. */
export type ColorScheme = 'light' | 'dark';

/** Where the choice is kept in local storage. */
const COLOR_SCHEME_KEY = 'adminColorScheme';

const listeners = new Set<() => void>();
/** The choice of this visit, where nothing can be stored. */
let chosenHere: ColorScheme | undefined;

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const stored = (): ColorScheme | undefined => {
  try {
    const value = window.localStorage.getItem(COLOR_SCHEME_KEY);
    return value === 'light' || value === 'dark' ? value : undefined;
  } catch {
    return undefined;
  }
};

export const colorScheme = (): ColorScheme =>
  chosenHere ?? stored() ?? (systemIsDark().matches ? 'dark' : 'light');

/** Shows the page in its colours; call it before the first render, or the wrong ones flash up. */
export const applyColorScheme = (): void => {
  document.documentElement.classList.toggle('dark', colorScheme() === 'dark');
  for (const listener of listeners) listener();
};

export const chooseColorScheme = (scheme: ColorScheme): void => {
  chosenHere = scheme;
  try {
    window.localStorage.setItem(COLOR_SCHEME_KEY, scheme);
  } catch {
    // The choice then holds for this visit.
  }
  applyColorScheme();
};

/** Keeps the page in the right colours for as long as it stands, whatever screen it shows. */
export const followColorScheme = (): void => void subscribeToColorScheme(() => undefined);

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
