import type { SitePicture } from '@jeweler/core/business';
import { useSiteOrigin } from '../../data/use-catalogue.ts';
import { breadcrumbs } from '../../lib/head/json-ld.ts';
import { PageHeadTags } from '../page-head-tags.tsx';

interface ContentHeadProps {
  title: string;
  description: string;
  path: string;
  /** Its still picture, for link previews. */
  picture?: SitePicture;
}

/** Title, description and breadcrumbs of a page directly below the home page. */
export const ContentHead = ({ title, description, path, picture }: ContentHeadProps) => {
  const origin = useSiteOrigin();
  return (
    <PageHeadTags
      {...{ title, description, path }}
      {...(picture ? { image: picture } : {})}
      jsonLd={[breadcrumbs(origin, [{ name: title, path }])]}
    />
  );
};
