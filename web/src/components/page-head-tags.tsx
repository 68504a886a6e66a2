import { sharedLinkPicture, shop } from '@jeweler/core/business';
import { useSiteOrigin } from '../data/use-catalogue.ts';
import { useLinkPicture } from '../data/use-site-picture.ts';
import { jsonLdText } from '../lib/head/json-ld.ts';
import { documentTitle, type PageHead } from '../lib/head/page-head.ts';

/** The server makes a link's picture of those that it can read; its own default is one already. */
const linkPicture = (image: string): string =>
  image !== sharedLinkPicture.src && /^\/media\/.+\.(?:jpe?g|png|gif|webp)$/i.test(image)
    ? image.replace('/media/', '/images/preview/')
    : image;

/**
 * The metadata of a page, wherever in the page it stands: React moves title, meta and link elements into the
 * head, and removes them with the page. Structured data stays in place.
 */
export const PageHeadTags = (head: PageHead) => {
  const origin = useSiteOrigin();
  const { description, jsonLd = [], path } = head;
  const image = useLinkPicture(head.image ?? sharedLinkPicture);
  const title = documentTitle(head);
  const isMissing = head.status === 404;
  const url = path && !isMissing ? new URL(path, origin).href : undefined;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={new URL(linkPicture(image), origin).href} />
      <meta name="twitter:card" content="summary_large_image" />
      {isMissing ? <meta name="robots" content="noindex" /> : null}
      {url ? <link rel="canonical" href={url} /> : null}
      {url ? <meta property="og:url" content={url} /> : null}
      {jsonLd.map((object) => (
        <JsonLdScript key={JSON.stringify(object)} object={object} />
      ))}
    </>
  );
};

export const JsonLdScript = ({ object }: { object: object }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape what is no HTML; '<' is escaped
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(object) }} />
);
