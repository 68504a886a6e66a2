import { sharedLinkPicture, workshopBackground } from '@jeweler/core/business';
import { accountPage } from './account.ts';
import { housePages } from './content-pages/index.ts';
import { craftsmanship } from './craftsmanship.ts';
import { customDesign } from './custom-design.ts';
import { contactFilm, craftsmanshipFilm, homeFilm } from './films.ts';
import { galleryPictures } from './gallery.ts';
import { localArea } from './local-area.ts';
import { navigationPanels } from './navigation-panels.ts';
import { services } from './services.ts';

/** A picture or video of the media folder that the site itself uses, apart from the catalogue. */
export interface SiteMedium {
  /** Root-relative (`/media/...`). */
  readonly src: string;
  /** The part of the site, as it is called in the portal. */
  readonly part: string;
  /** Root-relative URL of a page that shows it. */
  readonly page: string;
}

/** All distinct `/media/...` URLs anywhere in a part's data. */
const addressesIn = (data: unknown): Set<string> => {
  if (typeof data === 'string') return new Set(data.startsWith('/media/') ? [data] : []);
  if (typeof data !== 'object' || data === null) return new Set();
  return new Set(Object.values(data).flatMap((value) => [...addressesIn(value)]));
};

const part = (name: string, page: string, ...data: unknown[]): SiteMedium[] =>
  [...addressesIn(data)].map((src) => ({ src, part: name, page }));

/** Media used by the parts of the site, collected from their data; a file may occur in several parts. */
export const siteMedia: readonly SiteMedium[] = [
  ...part('Background of every page', '/', workshopBackground),
  ...part('Preview of shared links', '/', sharedLinkPicture),
  ...part('Menu of the header', '/', navigationPanels),
  ...part('Home: film', '/', homeFilm),
  ...part('Home: gallery', '/', galleryPictures),
  ...part('Services: heading', '/services', craftsmanshipFilm.poster),
  ...services.flatMap(({ title, pictures }) => part(`Services: ${title}`, '/services', pictures)),
  ...part('Contact: film', '/contact', contactFilm),
  ...part('Appointment', '/appointment', contactFilm.poster),
  ...part('Account', '/account', accountPage),
  ...part('Custom design', '/custom-design', customDesign),
  ...part('Craftsmanship', '/craftsmanship', craftsmanshipFilm, craftsmanship),
  ...part('Southeast Florida', '/southeast-florida-jewelry', localArea),
  ...Object.entries(housePages).flatMap(([page, content]) => part(content.hero.title, page, content)),
];
