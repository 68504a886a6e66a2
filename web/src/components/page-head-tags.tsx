import { sharedLinkPicture, shop } from '@jeweler/core/business';
import { useSiteOrigin } from '../data/use-catalogue.ts';
import { useSitePicture } from '../data/use-site-picture.ts';
import { breadcrumbs, jsonLdText } from '../lib/head/json-ld.ts';
import { documentTitle, type PageHead } from '../lib/head/page-head.ts';

/** The server makes a link's picture, of 1200 x 630, of those that it can read; its own default is one already. */
const linkPicture = (src: string): { src: string; isMade: boolean } => {
  if (src === sharedLinkPicture.src) return { src, isMade: true };
  const isMade = /^\/media\/.+\.(?:jpe?g|png|gif|webp)$/i.test(src);
  return { src: isMade ? src.replace('/media/', '/images/preview/') : src, isMade };
};

/**
 * The metadata of a page, wherever in the page it stands: React moves title, meta and link elements into the
 * head, and removes them with the page. Structured data stays in place.
 */
export const PageHeadTags = (head: PageHead) => {
  const origin = useSiteOrigin();
  const { description, image = sharedLinkPicture, isPrivate, trail, jsonLd, path } = head;
  const { alt, src } = useSitePicture(image);
  const picture = linkPicture(src);
  const title = documentTitle(head);
  const url = path && new URL(path, origin).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={isPrivate ? 'noindex' : 'max-image-preview:large'} />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={new URL(picture.src, origin).href} />
      {picture.isMade ? (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      ) : null}
      {alt ? <meta property="og:image:alt" content={alt} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
      {url ? <link rel="canonical" href={url} /> : null}
      {url ? <meta property="og:url" content={url} /> : null}
      {[...(trail ? [breadcrumbs(origin, trail)] : []), ...(jsonLd?.(origin) ?? [])].map((object) => (
        <JsonLdScript key={JSON.stringify(object)} object={object} />
      ))}
    </>
  );
};

export const JsonLdScript = ({ object }: { object: object }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape what is no HTML; '<' is escaped
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(object) }} />
);
