import {
  hasPage,
  type RecordKind,
  type RecordLine,
  type RecordState,
  recordNouns,
} from '@jeweler/core/schemas';

interface StateTarget {
  readonly to: RecordState;
  readonly label: string;
}

/** What each state can be changed into, apart from Publish, which the form offers. */
const targets: Readonly<Record<RecordState, readonly StateTarget[]>> = {
  draft: [],
  live: [
    { to: 'sold', label: 'Mark as sold' },
    { to: 'hidden', label: 'Hide' },
    { to: 'draft', label: 'Back to draft' },
  ],
  sold: [
    { to: 'live', label: 'Back on sale' },
    { to: 'hidden', label: 'Hide' },
    { to: 'draft', label: 'Back to draft' },
  ],
  hidden: [{ to: 'draft', label: 'Back to draft' }],
};

export const stateTargets = (kind: RecordKind, state: RecordState): readonly StateTarget[] =>
  targets[state].filter(({ to }) => to !== 'sold' || kind === 'products');

/** A piece was sold, or is not after all: what is done every day stands beside Save. */
export const isSale = (to: RecordState): boolean => to === 'sold' || to === 'live';

/** Whether visitors see it. */
export const isOnWebsite = (state: RecordState | undefined): boolean => state === 'live' || state === 'sold';

/** Root-relative address of the page that visitors see; only some kinds have one. */
export const pageOf = (
  kind: RecordKind,
  { state, slug }: Pick<RecordLine, 'state' | 'slug'>,
): string | undefined =>
  isOnWebsite(state) && slug !== undefined && hasPage(kind) ? `/${recordNouns[kind]}/${slug}` : undefined;
