import type { SitePicture } from '@jeweler/core/business';
import { use } from 'react';
import type { SiteFilm } from '../content/films.ts';
import { PageDataContext } from './page-data-context.ts';

/** A picture of the content, of the catalogue, or the one that the shop shows in its place. */
export type ShownPicture = Omit<SitePicture, 'src'> & { readonly src: string };

const usePlaced = (place: string | undefined) => {
  const pictures = use(PageDataContext)?.shop.pictures;
  return place === undefined ? undefined : pictures?.[place];
};

/** Wide enough for every variant; the server sends none that is larger than its original. */
const WIDTH = 1920;

/**
 * What the shop shows in the place of a picture of the content, in the proportions of the place; the picture itself
 * while nobody has changed it, and where it has no place. Asked again about its own answer, it gives the same.
 */
export const useSitePicture = (of: ShownPicture): ShownPicture => {
  const placed = usePlaced(of.place);
  if (!placed) return of;
  const { src, alt = '', focus } = placed;
  const isOther = src !== of.src;
  const isOwnFocus = focus === undefined ? !isOther : focus === of.focus?.at;
  return {
    ...of,
    src,
    // A picture that says nothing beside its caption goes on saying nothing.
    alt: of.alt && alt,
    focus: isOwnFocus ? of.focus : focus === undefined ? undefined : { at: focus },
    ...(isOther && { width: WIDTH, height: Math.round((WIDTH * of.height) / of.width) }),
  };
};

/** The files of a film: those of the content, or the one that the shop shows in its place. */
export const useSiteFilm = ({ place, src, av1 }: SiteFilm): { src: string; av1?: string } => {
  const placed = usePlaced(place);
  return placed && placed.src !== src ? { src: placed.src } : { src, av1 };
};
