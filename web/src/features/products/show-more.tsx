import { formatCount } from '@jeweler/core/format';
import { useLinkClickHandler } from 'react-router-dom';
import { styled } from '#styled-system/jsx';
import { ButtonLink } from '../../components/actions/button.tsx';
import { TextLink } from '../../components/actions/text-link.tsx';
import { paths } from '../../config/paths.ts';
import { countProducts } from './list-copy.ts';

const Foot = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: '4',
    columnGap: '8',
    marginTop: '16',
    // The view keeps to the products above when more come in, not to what moves down below them.
    overflowAnchor: 'none',
  },
});

const Drawn = styled('p', { base: { fontSize: 'small', color: 'fg.quiet' } });

interface MoreLinkProps {
  href: string;
  /** Fragment of the first product that comes in. */
  firstNew: string;
  onMore: () => void;
}

/**
 * A real link: without JavaScript it loads the longer list at its first new product. With it the list
 * grows in place, and the address changes without a step in the history.
 */
const MoreLink = ({ href, firstNew, onMore }: MoreLinkProps) => {
  const grow = useLinkClickHandler<HTMLAnchorElement>(href, { replace: true });
  return (
    <ButtonLink
      variant="line"
      to={`${href}#${firstNew}`}
      onClick={(event) => {
        grow(event);
        // Opened in a new tab, nothing happens here.
        if (event.defaultPrevented) onMore();
      }}
    >
      Show more
    </ButtonLink>
  );
};

interface ShowMoreProps {
  drawn: number;
  total: number;
  /** More was asked for and is loading. */
  pending: boolean;
  /** Absent once as many products are drawn as one page draws. */
  more: MoreLinkProps | undefined;
}

/** Under a list that is longer than what is drawn of it. */
export const ShowMore = ({ drawn, total, pending, more }: ShowMoreProps) => (
  <Foot>
    {more ? <MoreLink {...more} /> : null}
    <Drawn aria-live="polite">
      {pending ? 'Fetching more pieces.' : `${formatCount(drawn)} of ${countProducts(total)} shown.`}
      {more ? null : (
        <>
          {' '}
          <TextLink to={paths.contact}>Ask us for the others.</TextLink>
        </>
      )}
    </Drawn>
  </Foot>
);
