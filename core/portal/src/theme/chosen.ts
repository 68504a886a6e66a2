const FORCED = '@media (forced-colors: active)';

/**
 * A chosen state in forced colors (Windows contrast themes), which draw neither backgrounds nor shadows:
 * the colors of the system's own selections, also for what is inside.
 */
export const chosenStyle = {
  [FORCED]: {
    // Hovering would otherwise take them away, and the parts' own colors would stay.
    bg: 'Highlight !important',
    color: 'HighlightText !important',
    forcedColorAdjust: 'none',
    '& *': { color: 'inherit !important' },
  },
} as const;

/** The same for what holds pictures and texts of several colors: an edge at its beginning. */
export const chosenEdgeStyle = {
  [FORCED]: { borderInlineStart: '4px solid', borderInlineStartColor: 'Highlight' },
} as const;
