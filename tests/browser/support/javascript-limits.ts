interface Limits {
  /** What a browser has requested when the frame is hydrated and everything in the page is interactive. */
  readonly interactive: number;
  /** What it has requested four seconds later without any input. */
  readonly untouched: number;
}

/** The `untouched` limits of pages with more than links: a film, a wheel, a form or an enlargeable picture. */
const UNTOUCHED: Readonly<Record<string, number>> = {
  '/': 125,
  '/product/round-solitaire-in-yellow-gold': 107,
  '/contact': 104,
  '/appointment': 104,
  '/account': 102,
  '/services': 109,
  '/craftsmanship': 108,
};

/** JavaScript limits of a public page, in kB (1000 bytes), gzipped. */
export const javascriptLimits = (path: string): Limits => ({
  interactive: 100,
  untouched: UNTOUCHED[path] ?? 100,
});
