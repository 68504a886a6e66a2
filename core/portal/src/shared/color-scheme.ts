import { tryTo } from '@jeweler/core/format';

export type ColorScheme = 'light' | 'dark';

/** The color scheme chosen on this computer; `system` follows the system's setting as it changes. */
export type ColorChoice = ColorScheme | 'system';

/** Key of the choice in local storage; nothing is stored for `system`. */
const COLOR_SCHEME_KEY = 'adminColorScheme';

const listeners = new Set<() => void>();
/** The choice for this visit, used when local storage is unavailable. */
let chosenHere: ColorChoice | undefined;

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const stored = (): ColorChoice => {
  const value = tryTo(() => window.localStorage.getItem(COLOR_SCHEME_KEY));
  return value === 'light' || value === 'dark' ? value : 'system';
};

export const colorChoice = (): ColorChoice => chosenHere ?? stored();

/** The effective color scheme of the page. */
export const colorScheme = (): ColorScheme => {
  const choice = colorChoice();
  if (choice !== 'system') return choice;
  return systemIsDark().matches ? 'dark' : 'light';
};

/**
 * Applies the color scheme to the page; call it before the first render to avoid a flash of the wrong one.
 */
export const applyColorScheme = (): void => {
  document.documentElement.classList.toggle('dark', colorScheme() === 'dark');
  for (const listener of listeners) listener();
};

export const chooseColors = (choice: ColorChoice): void => {
  chosenHere = choice;
  tryTo(() =>
    choice === 'system'
      ? window.localStorage.removeItem(COLOR_SCHEME_KEY)
      : window.localStorage.setItem(COLOR_SCHEME_KEY, choice),
  );
  applyColorScheme();
};

/**
 * Keeps the page's color scheme up to date with choices made here and in other tabs, and with the system's setting, for
 * the lifetime of the page; `listener` is called after each change.
 */
export const followColorScheme = (listener: () => void = () => undefined): void => {
  listeners.add(listener);
  window.addEventListener('storage', ({ key }) => {
    if (key !== COLOR_SCHEME_KEY) return;
    chosenHere = undefined;
    applyColorScheme();
  });
  systemIsDark().addEventListener('change', applyColorScheme);
  // Catches changes since the first paint.
  applyColorScheme();
};

/** Calls `listener` after each change, on a page that follows the scheme; returns the unsubscribe function. */
export const subscribeToColorScheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
