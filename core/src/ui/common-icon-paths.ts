/** Stroked paths of one icon on a 24 × 24 grid. */
export type IconPaths = readonly string[];

/** Icons used by both apps. */
export const commonIconPaths = {
  previous: ['m14.5 5-7 7 7 7'],
  next: ['m9.5 5 7 7-7 7'],
  down: ['m5 9.5 7 7 7-7'],
  close: ['M5 5l14 14M19 5 5 19'],
  search: ['M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z', 'm15.5 15.5 5 5'],
  eye: [
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z',
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  ],
} as const satisfies Record<string, IconPaths>;
