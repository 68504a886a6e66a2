/**
 * Most JavaScript of each kind of public page, in kB (1000 bytes) of gzip: `interactive` is what a browser has
 * requested when the page is hydrated, `untouched` what it has requested four seconds later without any input.
 */
export const javascriptLimits: Readonly<Record<string, { interactive: number; untouched: number }>> = {
  '/': { interactive: 128, untouched: 178 },
  '/category/engagement-rings': { interactive: 128, untouched: 155 },
  '/collection/heritage': { interactive: 128, untouched: 155 },
  '/product/round-solitaire-in-yellow-gold': { interactive: 128, untouched: 155 },
  '/contact': { interactive: 128, untouched: 155 },
  '/appointment': { interactive: 128, untouched: 155 },
  '/account': { interactive: 128, untouched: 155 },
  '/services': { interactive: 128, untouched: 155 },
  '/custom-design': { interactive: 128, untouched: 155 },
  '/craftsmanship': { interactive: 128, untouched: 155 },
  '/southeast-florida-jewelry': { interactive: 128, untouched: 155 },
  '/about': { interactive: 128, untouched: 155 },
  '/testimonials': { interactive: 128, untouched: 155 },
};
