/**
 * Most JavaScript of each kind of public page, in kB (1000 bytes) of gzip: `interactive` is what a browser has
 * requested when the page is hydrated, `untouched` what it has requested four seconds later without any input.
 */
export const javascriptLimits: Readonly<Record<string, { interactive: number; untouched: number }>> = {
  '/': { interactive: 115, untouched: 156 },
  '/category/engagement-rings': { interactive: 107, untouched: 107 },
  '/collection/heritage': { interactive: 107, untouched: 107 },
  '/product/round-solitaire-in-yellow-gold': { interactive: 114, untouched: 114 },
  '/contact': { interactive: 110, untouched: 110 },
  '/appointment': { interactive: 110, untouched: 110 },
  '/account': { interactive: 108, untouched: 108 },
  '/services': { interactive: 115, untouched: 115 },
  '/custom-design': { interactive: 107, untouched: 107 },
  '/craftsmanship': { interactive: 113, untouched: 113 },
  '/southeast-florida-jewelry': { interactive: 107, untouched: 107 },
  '/about': { interactive: 107, untouched: 107 },
  '/testimonials': { interactive: 107, untouched: 107 },
};
