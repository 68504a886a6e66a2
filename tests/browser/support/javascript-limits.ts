/** Limit for every page until it is interactive, in kB (1000 bytes), gzipped. */
const INTERACTIVE = 100;

const limits = (untouched: number) => ({ interactive: INTERACTIVE, untouched });

/**
 * JavaScript limits of each kind of public page, in kB, gzipped: `interactive` is what a browser has
 * requested when the frame is hydrated and everything in the page is interactive, `untouched` what it has
 * requested four seconds later without any input.
 */
export const javascriptLimits: Readonly<Record<string, { interactive: number; untouched: number }>> = {
  '/': limits(125),
  '/category/engagement-rings': limits(100),
  '/collection/heritage': limits(100),
  '/product/round-solitaire-in-yellow-gold': limits(107),
  '/contact': limits(104),
  '/appointment': limits(104),
  '/account': limits(102),
  '/services': limits(109),
  '/custom-design': limits(100),
  '/craftsmanship': limits(108),
  '/southeast-florida-jewelry': limits(100),
  '/about': limits(100),
  '/testimonials': limits(100),
};
