import { pageTitles } from '../../config/page-titles.ts';
import { type PublicPage, paths, publicPages } from '../../config/public-pages.ts';
import { useSiteOrigin } from '../../data/use-catalogue.ts';
import { breadcrumbs } from '../../lib/head/json-ld.ts';
import type { PageHead } from '../../lib/head/page-head.ts';
import { PageHeadTags } from '../page-head-tags.tsx';

interface ContentHeadProps {
  page: keyof typeof pageTitles;
  /** In breadcrumbs. */
  name: string;
  description: string;
  /** Its still picture, for link previews. */
  picture: NonNullable<PageHead['image']>;
}

/** Title, description and breadcrumbs of a page directly below the home page. */
export const ContentHead = ({ page, name, description, picture }: ContentHeadProps) => {
  const origin = useSiteOrigin();
  const path = paths[page];
  const { isPersonal: isPrivate }: PublicPage = publicPages[page];
  return (
    <PageHeadTags
      {...{ title: pageTitles[page], description, path, image: picture, isPrivate }}
      jsonLd={[breadcrumbs(origin, [{ name, path }])]}
    />
  );
};
