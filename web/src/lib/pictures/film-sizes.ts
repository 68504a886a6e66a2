/**
 * How wide a film's still picture is drawn. It covers a hero that is 400, 500 or 600 px high or a
 * little more, so on narrow screens it is drawn wider than they are and cropped at the sides.
 */
export const filmSizes =
  '(min-width: 64rem) max(100vw, 75rem), (min-width: 48rem) max(100vw, 62.5rem), max(100vw, 50rem)';
