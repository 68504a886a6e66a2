import { formatCount } from '@jeweler/core/format';
import { useLinkClickHandler } from 'react-router-dom';
import { styled } from '#styled-system/jsx';
import { Actions, ButtonLink } from '../../components/actions/button.tsx';
import { TextLink } from '../../components/actions/text-link.tsx';
import { paths } from '../../config/public-pages.ts';
import { countProducts } from './list-copy.ts';

// Not a scroll anchor: when products are added, those above keep their place in the viewport, not this.
const Foot = styled(Actions, { base: { marginTop: '16', overflowAnchor: 'none' } });

const ShownCount = styled('p', { base: { fontSize: 'small', color: 'fg.quiet' } });

interface MoreLinkProps {
  href: string;
  /** Fragment of the first product that is added. */
  firstNew: string;
  onMore: () => void;
}

/**
 * A link: without JavaScript it loads the longer list, scrolled to its first new product. With it the list
 * grows in place, and the URL changes without a new history entry.
 */
const MoreLink = ({ href, firstNew, onMore }: MoreLinkProps) => {
  const grow = useLinkClickHandler<HTMLAnchorElement>(href, { replace: true });
  return (
    <ButtonLink
      variant="line"
      to={`${href}#${firstNew}`}
      onClick={(event) => {
        grow(event);
        // A link opened in a new tab or window changes nothing here.
        if (event.defaultPrevented) onMore();
      }}
    >
      Show more
    </ButtonLink>
  );
};

interface ShowMoreProps {
  shown: number;
  total: number;
  /** More products were requested and are loading. */
  pending: boolean;
  /** Undefined once the page shows as many products as it can (MAX_PRODUCTS_SHOWN). */
  more: MoreLinkProps | undefined;
}

/** Below a list that is shown in part: the link for more, and how many products are shown. */
export const ShowMore = ({ shown, total, pending, more }: ShowMoreProps) => (
  <Foot>
    {more ? <MoreLink {...more} /> : null}
    <ShownCount aria-live="polite">
      <span>
        {pending ? 'Fetching more pieces.' : `${formatCount(shown)} of ${countProducts(total)} shown.`}
      </span>
      {more ? null : (
        <>
          {' '}
          <TextLink to={paths.contact}>Ask us for the others.</TextLink>
        </>
      )}
    </ShownCount>
  </Foot>
);
