import type { MediaUse } from '@jeweler/core/schemas';

/** Kinds of usage, in the words of the staff. */
const kinds: Readonly<Record<MediaUse['kind'], string>> = {
  product: 'piece',
  collection: 'collection',
  banner: 'announcement',
  site: 'site',
};

/** 'Round Solitaire (piece)' */
export const useName = ({ kind, name }: MediaUse): string => `${name} (${kinds[kind]})`;

/** 'Used by Round Solitaire', 'Used by Round Solitaire and 2 more', or undefined for an unused file. */
export const usedBy = (uses: readonly MediaUse[] | undefined): string | undefined => {
  const [first, ...others] = uses ?? [];
  if (!first) return undefined;
  return others.length === 0 ? `Used by ${first.name}` : `Used by ${first.name} and ${others.length} more`;
};
