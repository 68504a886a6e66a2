/** Columns of the grid view by the width of the window (SPEC section 2): small, medium, large, extra large. */
export const columnSteps = [
  { query: '(min-width: 80rem)', columns: 6 },
  { query: '(min-width: 64rem)', columns: 4 },
  { query: '(min-width: 48rem)', columns: 3 },
] as const;

/** 2, 3, 4 or 6. */
export const columnsNow = (): number =>
  columnSteps.find(({ query }) => matchMedia(query).matches)?.columns ?? 2;
