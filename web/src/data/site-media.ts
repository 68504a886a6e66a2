import { sharedLinkPicture, workshopBackground } from '@jeweler/core/business';
import { paths } from '../config/public-pages.ts';
import { accountPage } from '../content/account.ts';
import { collectionPictures } from '../content/collection-pictures.ts';
import { contentPages } from '../content/content-pages/index.ts';
import { craftsmanship } from '../content/craftsmanship.ts';
import { customDesign } from '../content/custom-design.ts';
import { contactFilm, craftsmanshipFilm, homeFilm } from '../content/films.ts';
import { galleryPictures } from '../content/gallery.ts';
import { localArea } from '../content/local-area.ts';
import { navigationPanels } from '../content/navigation-panels.ts';
import { services } from '../content/services.ts';

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
  ...part('Background of every page', paths.home, workshopBackground),
  ...part('Preview of shared links', paths.home, sharedLinkPicture),
  ...part('Header menu', paths.home, navigationPanels),
  ...part('Home: video', paths.home, homeFilm),
  ...part('Home: gallery', paths.home, galleryPictures),
  ...part('Services: heading', paths.services, craftsmanshipFilm.poster),
  ...services.flatMap(({ title, pictures }) => part(`Services: ${title}`, paths.services, pictures)),
  ...part('Contact: video', paths.contact, contactFilm),
  ...part('Appointment', paths.appointment, contactFilm.poster),
  ...part('Account', paths.account, accountPage),
  ...part('Custom design', paths.customDesign, customDesign),
  ...part('Craftsmanship', paths.craftsmanship, craftsmanshipFilm, craftsmanship),
  ...part('Southeast Florida', paths.localArea, localArea),
  ...Object.entries(collectionPictures).flatMap(([slug, picture]) =>
    part('Collection: crop of its heading', `/collection/${slug}`, picture),
  ),
  ...Object.entries(contentPages).flatMap(([name, content]) =>
    part(content.hero.title, paths[name as keyof typeof contentPages], content),
  ),
];
