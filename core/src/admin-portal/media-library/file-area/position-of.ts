import type { SyntheticEvent } from 'react';

/** Position of the file that an event happened on; undefined beside all of them. */
export const positionOf = ({ target }: SyntheticEvent): number | undefined => {
  const item = target instanceof Element ? target.closest<HTMLElement>('.file') : null;
  return item ? Number(item.dataset.position) : undefined;
};
