import type { Locator } from '@playwright/test';

/** Clicks a button of a state that may end by itself at this moment, such as "Try again" when the server is back. */
export const clickIfThere = (button: Locator): Promise<void> =>
  button.evaluateAll((found) => {
    for (const element of found) if (element instanceof HTMLElement) element.click();
  });
