import { type PageKind, pageKinds, recordNouns } from '@jeweler/core/schemas';

/** The page of a record (SPEC section 2): `/product/oval-halo`. */
export const pagePath = (kind: PageKind, slug: string): string => `/${recordNouns[kind]}/${slug}`;

/** The kind and the slug that such a path names; undefined for any other path. */
export const parsePagePath = (path: string): { kind: PageKind; slug: string } | undefined => {
  const [, noun, slug] = /^\/([a-z]+)\/([^/?]+)\/?$/.exec(path) ?? [];
  const kind = pageKinds.find((each) => recordNouns[each] === noun);
  return kind && slug !== undefined ? { kind, slug } : undefined;
};
