import type { PageContent } from './page-content.ts';

/** Pages that consist of texts and pictures only, by their names in `config/public-pages.ts`; each is loaded when it is opened. */
export const contentPages = {
  customDesign: async () => (await import('./custom-design.ts')).customDesign,
  craftsmanship: async () => (await import('./craftsmanship.ts')).craftsmanship,
  localArea: async () => (await import('./local-area.ts')).localArea,
  about: async () => (await import('./about.ts')).about,
  founder: async () => (await import('./founder.ts')).founder,
  restyling: async () => (await import('./restyling.ts')).restyling,
  rings: async () => (await import('./rings.ts')).rings,
  ringGuide: async () => (await import('./ring-guide.ts')).ringGuide,
  testimonials: async () => (await import('./testimonials.ts')).testimonials,
  accessibility: async () => (await import('./accessibility.ts')).accessibility,
} satisfies Record<string, () => Promise<PageContent>>;

export type ContentPageName = keyof typeof contentPages;
export const contentPageNames = Object.keys(contentPages) as readonly ContentPageName[];
