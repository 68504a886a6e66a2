import { pageTitles } from '../../config/page-titles.ts';
import { type PublicPage, paths, publicPages } from '../../config/public-pages.ts';
import type { PageHead } from '../../lib/head/page-head.ts';
import { PageHeadTags } from '../page-head-tags.tsx';

interface ContentHeadProps {
  page: keyof typeof pageTitles;
  /** In breadcrumbs. */
  name: string;
  description: string;
  /** Its still picture, for link previews. */
  picture: NonNullable<PageHead['image']>;
  jsonLd?: NonNullable<PageHead['jsonLd']>;
}

/** Title, description and breadcrumbs of a page directly below the home page. */
export const ContentHead = ({ page, name, picture, ...head }: ContentHeadProps) => {
  const path = paths[page];
  const { isPersonal: isPrivate }: PublicPage = publicPages[page];
  return (
    <PageHeadTags
      {...{ ...head, title: pageTitles[page], path, image: picture, isPrivate, trail: [{ name, path }] }}
    />
  );
};
