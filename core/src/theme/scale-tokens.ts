const v = <T extends string | number>(value: T) => ({ value });

/** Typography, spacing, sizes, motion and stacking: every token that is not a color. */
export const scaleTokens = {
  fonts: {
    heading: v("'Cormorant Garamond', 'Cormorant Fallback', 'Palatino Linotype', Palatino, Georgia, serif"),
    body: v("'Figtree Variable', 'Figtree Fallback', 'Helvetica Neue', Arial, sans-serif"),
  },
  fontSizes: {
    figure: v('clamp(7rem, 3.2rem + 16.2vw, 17rem)'),
    // The limits by the window's width hold with enlarged text on a phone only: a long word still fits there.
    display: v('min(clamp(2.75rem, 1.87rem + 3.75vw, 5.25rem), 14vw)'),
    h1: v('min(clamp(2.375rem, 1.8rem + 2.45vw, 4rem), 13vw)'),
    h2: v('min(clamp(2.125rem, 1.77rem + 1.5vw, 3.125rem), 12vw)'),
    h3: v('min(clamp(1.625rem, 1.49rem + .56vw, 2rem), 10vw)'),
    h4: v('clamp(1.375rem, 1.33rem + .19vw, 1.5rem)'),
    lead: v('clamp(1.0625rem, 1rem + .28vw, 1.25rem)'),
    field: v('1.0625rem'),
    body: v('1rem'),
    nav: v('.9375rem'),
    small: v('.875rem'),
    note: v('.8125rem'),
    label: v('.75rem'),
    micro: v('.6875rem'),
  },
  fontWeights: { display: v(500), text: v(400), medium: v(500), strong: v(600) },
  lineHeights: {
    display: v('1.02'),
    heading: v('1.12'),
    snug: v('1.35'),
    body: v('1.65'),
  },
  letterSpacings: {
    display: v('-.018em'),
    heading: v('-.008em'),
    text: v('0'),
    nav: v('.015em'),
    label: v('.16em'),
    brand: v('.22em'),
  },
  spacing: {
    0: v('0'),
    '0.5': v('.125rem'),
    1: v('.25rem'),
    2: v('.5rem'),
    3: v('.75rem'),
    4: v('1rem'),
    5: v('1.25rem'),
    6: v('1.5rem'),
    7: v('1.75rem'),
    8: v('2rem'),
    10: v('2.5rem'),
    12: v('3rem'),
    16: v('4rem'),
    20: v('5rem'),
    24: v('6rem'),
    section: v('clamp(3.5rem, 1.3rem + 9.4vw, 9.5rem)'),
    tight: v('clamp(3rem, 1.4rem + 7.1vw, 7.5rem)'),
    /**
     * Below zero in windows that are less than 30 lines of text high: low ones, and those with enlarged text.
     * What sticks to an edge does so at `min(0px, room)`, that is, not there.
     */
    room: v('calc((100vh - 30rem) * 100)'),
    gutter: v('clamp(1.25rem, -.2rem + 6.2vw, 5.5rem)'),
  },
  sizes: {
    4: v('1rem'),
    6: v('1.5rem'),
    full: v('100%'),
    page: v('90rem'),
    measure: v('38rem'),
    target: v('2.75rem'),
    field: v('3.25rem'),
    icon: v('1.25rem'),
  },
  radii: { admin: v('.25rem'), full: v('999px') },
  shadows: {
    menu: v('0 18px 40px -18px rgb(17 14 11 / .28)'),
    dialog: v('0 40px 90px -30px rgb(17 14 11 / .55)'),
    toast: v('0 14px 34px -14px rgb(17 14 11 / .4)'),
  },
  durations: {
    quick: v('140ms'),
    calm: v('280ms'),
    slow: v('640ms'),
    drift: v('1200ms'),
    wheel: v('4000ms'),
  },
  easings: {
    out: v('cubic-bezier(.22, .61, .36, 1)'),
    inout: v('cubic-bezier(.6, .04, .3, 1)'),
    wheel: v('cubic-bezier(.12, .72, .1, 1)'),
  },
  zIndex: {
    bench: v(-1),
    sheet: v(1),
    sticky: v(100),
    header: v(200),
    fab: v(300),
    dialog: v(500),
    toast: v(600),
    skip: v(700),
  },
};
