import { sharedLinkPicture, workshopBackground } from '@jeweler/core/business';
import { paths } from '../config/public-pages.ts';
import { accountPage } from '../content/account.ts';
import { appointmentPage } from '../content/appointment.ts';
import { type ContentPageName, contentPageNames, contentPages } from '../content/content-pages/index.ts';
import { contactFilm, homeFilm } from '../content/films.ts';
import { galleryPictures } from '../content/gallery.ts';
import { navigationPanels } from '../content/navigation-panels.ts';
import { services, servicesPage } from '../content/services.ts';

/** A place of the site's own pages with the picture or film that it has until the shop shows another one there. */
export interface SitePlace {
  /** Never changes: the shop's records name it. */
  readonly place: string;
  /** The part of the site, as it is called in the portal. */
  readonly part: string;
  /** Root-relative URL of a page that shows it. */
  readonly page: string;
  /** Root-relative (`/media/...`). */
  readonly src: string;
  /** Of a film, the same as AV1. */
  readonly av1?: string;
  readonly alt?: string;
  readonly focus?: { readonly at: string };
}

const partNames: Partial<Record<ContentPageName, string>> = {
  customDesign: 'Custom design',
  localArea: 'Southeast Florida',
};

/** Everything that has a place, anywhere in a part's data. */
const placesIn = (data: unknown): Omit<SitePlace, 'part' | 'page'>[] => {
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.values(data).flatMap(placesIn);
  // What has a place is a picture or a film of the content.
  return 'place' in data ? [data as SitePlace, ...inside] : inside;
};

const part = (name: string, page: string, ...data: unknown[]): SitePlace[] =>
  placesIn(data).map(({ place, src, av1, alt, focus }) => ({
    ...{ place, part: name, page, src },
    ...(av1 && { av1 }),
    ...(alt && { alt }),
    ...(focus && { focus }),
  }));

const partOf = async (name: ContentPageName): Promise<SitePlace[]> => {
  const content = await contentPages[name]();
  return part(partNames[name] ?? content.hero.title, paths[name], content);
};

/** In the order of the portal's list. */
const all: readonly SitePlace[] = [
  ...part('Home: video', paths.home, homeFilm),
  ...part('Home: gallery', paths.home, galleryPictures),
  ...part('Services: heading', paths.services, servicesPage),
  ...services.flatMap(({ title, pictures }) => part(`Services: ${title}`, paths.services, pictures)),
  ...part('Contact: video', paths.contact, contactFilm),
  ...part('Appointment', paths.appointment, appointmentPage),
  ...part('Account', paths.account, accountPage),
  ...(await Promise.all(contentPageNames.map(partOf))).flat(),
  ...part('Header menu', paths.home, navigationPanels),
  ...part('Background of every page', paths.home, workshopBackground),
  ...part('Preview of shared links', paths.home, sharedLinkPicture),
];

/** Each once: two menus may show the same. */
export const sitePlaces: readonly SitePlace[] = [...new Map(all.map((each) => [each.place, each])).values()];
