import type { SitePicture } from '@jeweler/core/business';
import { useSiteOrigin } from '../../data/use-catalogue.ts';
import { breadcrumbs } from '../../lib/head/json-ld.ts';
import { useHead } from '../../lib/head/use-head.ts';
import { heroPreload } from '../film/hero.tsx';

interface ContentHead {
  title: string;
  description: string;
  path: string;
  /** The hero's still picture: the page's largest contentful paint, and the picture of link previews. */
  picture: SitePicture;
}

/** Title, description, preload and breadcrumbs of a page directly below the home page. */
export const useContentHead = ({ title, description, path, picture }: ContentHead): void => {
  const origin = useSiteOrigin();
  useHead({
    title,
    description,
    path,
    image: picture.src,
    ...heroPreload(picture),
    jsonLd: [breadcrumbs(origin, [{ name: title, path }])],
  });
};
