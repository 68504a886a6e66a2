import { NotFound } from '../../components/not-found.tsx';
import { PageHeadTags } from '../../components/page-head-tags.tsx';
import type { PageHead } from '../../lib/head/page-head.ts';

/** The page for all other paths (SPEC section 2). */
export const NotFoundPage = () => {
  const head: PageHead = {
    title: 'Page Not Found',
    description: 'This page is not on the bench.',
    status: 404,
  };
  return (
    <>
      <NotFound title="Page Not Found">
        This page is not on the bench. The address may be mistyped, or the piece may have found its owner.
      </NotFound>
      <PageHeadTags head={head} />
    </>
  );
};
