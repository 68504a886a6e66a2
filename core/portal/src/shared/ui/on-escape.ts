import type { KeyboardEvent } from 'react';

/** A `keydown` handler by which Escape leaves a form in the page, as its own button does; nothing around it hears. */
export const onEscape =
  (leave: () => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    // In React, keys pressed in a dialog also reach the form that has opened it.
    if (event.key !== 'Escape' || !event.currentTarget.contains(event.target as Node)) return;
    event.stopPropagation();
    leave();
  };
