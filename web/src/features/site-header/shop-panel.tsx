import { useId } from 'react';
import { styled } from '#styled-system/jsx';
import { TextLink } from '../../components/actions/text-link.tsx';
import { Container } from '../../components/layout/container.tsx';
import { Link } from '../../components/link.tsx';
import { Picture } from '../../components/picture.tsx';
import { Label } from '../../components/text/label.tsx';
import { paths } from '../../config/public-pages.ts';
import type { PanelName } from '../../content/navigation.ts';
import { type PanelGroup, panelOf } from '../../content/navigation-panels.ts';
import { useCategories, useCollections } from '../../data/use-catalogue.ts';

const Panel = styled('div', {
  base: {
    position: 'absolute',
    inset: '100% 0 auto',
    bg: 'bg.raised',
    borderBlock: '1px solid {colors.rule}',
    boxShadow: 'menu',
    animation: 'appear {durations.calm} {easings.out}',
  },
});

const Grid = styled(Container, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) minmax(0, 1.05fr)',
    // With two lists, the picture is at the end all the same, and beside them where a long one follows.
    '& > a': { gridColumn: '-2 / -1', gridRow: '1' },
    gap: '8',
    paddingTop: '8',
    paddingBottom: '10',
  },
});

const CollectionLink = styled(Link, {
  base: {
    display: 'block',
    _hover: { '& > span:first-of-type': { color: 'accent' } },
  },
});

/** A longer list has a row of the panel for itself, below the others. */
const LONGEST = 8;
const isLong = ({ links }: PanelGroup) => links.length > LONGEST;

export interface ShopPanelProps {
  id: string;
  name: PanelName;
}

/** The panel of an entry, as wide as the shop row: lists of links and the picture of one collection. */
export const ShopPanel = ({ id, name }: ShopPanelProps) => {
  const { groups, collection, picture } = panelOf(name, useCategories(), useCollections());
  return (
    <Panel id={id}>
      <Grid>
        {[...groups]
          .sort((a, b) => Number(isLong(a)) - Number(isLong(b)))
          .map((group) => (
            <PanelList key={group.title} {...group} />
          ))}
        {collection && picture ? (
          <CollectionLink to={paths.collection(collection.slug)}>
            {/* Decorative: the caption already names the collection. */}
            <Picture
              of={{ ...picture, alt: '' }}
              sizes="(min-width: 90rem) 20rem, 22vw"
              css={{ width: 'full', aspectRatio: '16 / 10', objectFit: 'cover' }}
            />
            <styled.span
              css={{
                display: 'flex',
                justifyContent: 'space-between',
                alignItems: 'baseline',
                marginTop: '2',
              }}
            >
              <styled.span css={{ textStyle: 'h4' }}>{collection.name}</styled.span>
              <Label as="span">Collection</Label>
            </styled.span>
          </CollectionLink>
        ) : null}
      </Grid>
    </Panel>
  );
};

const PanelList = (group: PanelGroup) => {
  const id = useId();
  const { title, links, columns } = group;
  const list = isLong(group) ? { columns: '6 11rem' } : { columnCount: columns === 2 ? '2' : '1' };
  return (
    <styled.div css={isLong(group) ? { gridColumn: '1 / -1' } : {}}>
      <Label id={id} css={{ marginBottom: '3' }}>
        {title}
      </Label>
      <styled.ul aria-labelledby={id} css={list}>
        {links.map(({ label, href }) => (
          <styled.li key={href} css={{ breakInside: 'avoid' }}>
            <TextLink to={href} variant="quiet" size="target" css={{ display: 'flex', fontSize: 'nav' }}>
              {label}
            </TextLink>
          </styled.li>
        ))}
      </styled.ul>
    </styled.div>
  );
};
