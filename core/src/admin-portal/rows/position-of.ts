import type { SyntheticEvent } from 'react';

/** Position of the item that an event happened on, of those drawn with `data-position`; undefined beside all of them. */
export const positionOf = ({ target }: SyntheticEvent): number | undefined => {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-position]') : null;
  return item ? Number(item.dataset.position) : undefined;
};
