import type { SyntheticEvent } from 'react';

/** Position of the item on which an event happened, from its `data-position`; undefined outside all items. */
export const positionOf = ({ target }: SyntheticEvent): number | undefined => {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-position]') : null;
  return item ? Number(item.dataset.position) : undefined;
};
