/**
 * Most JavaScript of each kind of public page, in kB (1000 bytes) of gzip: `interactive` is what a browser has
 * requested when the page is hydrated, `untouched` what it has requested four seconds later without any input.
 */
export const javascriptLimits: Readonly<Record<string, { interactive: number; untouched: number }>> = {
  '/': { interactive: 129, untouched: 166 },
  '/category/engagement-rings': { interactive: 121, untouched: 121 },
  '/collection/heritage': { interactive: 121, untouched: 121 },
  '/product/round-solitaire-in-yellow-gold': { interactive: 128, untouched: 128 },
  '/contact': { interactive: 125, untouched: 125 },
  '/appointment': { interactive: 124, untouched: 124 },
  '/account': { interactive: 123, untouched: 123 },
  '/services': { interactive: 129, untouched: 129 },
  '/custom-design': { interactive: 121, untouched: 121 },
  '/craftsmanship': { interactive: 128, untouched: 128 },
  '/southeast-florida-jewelry': { interactive: 121, untouched: 121 },
  '/about': { interactive: 121, untouched: 121 },
  '/testimonials': { interactive: 121, untouched: 121 },
};
