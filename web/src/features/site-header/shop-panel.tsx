import { useId } from 'react';
import { styled } from '#styled-system/jsx';
import { TextLink } from '../../components/actions/text-link.tsx';
import { Container } from '../../components/layout/container.tsx';
import { Link } from '../../components/link.tsx';
import { Picture } from '../../components/picture.tsx';
import { Label } from '../../components/text/label.tsx';
import type { PanelName } from '../../content/navigation.ts';
import { navigationPanels, type PanelGroup } from '../../content/navigation-panels.ts';

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
    // With two lists, the picture is at the end all the same.
    '& > a': { gridColumn: '-2 / -1' },
    gap: '8',
    paddingTop: '8',
    paddingBottom: '10',
  },
});

const CollectionLink = styled(Link, {
  base: {
    display: 'block',
    textDecoration: 'none',
    _hover: { '& > span:first-of-type': { color: 'accent' } },
  },
});

export interface ShopPanelProps {
  id: string;
  name: PanelName;
}

/** The panel of an entry, as wide as the shop row: lists of links and the picture of one collection. */
export const ShopPanel = ({ id, name }: ShopPanelProps) => {
  const { groups, collection } = navigationPanels[name];
  return (
    <Panel id={id}>
      <Grid>
        {groups.map((group) => (
          <PanelList key={group.title} {...group} />
        ))}
        <CollectionLink to={collection.href}>
          {/* Decorative: the caption already names the collection. */}
          <Picture
            of={{ ...collection.picture, alt: '' }}
            sizes="(min-width: 90rem) 20rem, 22vw"
            css={{ width: 'full', aspectRatio: '16 / 10', objectFit: 'cover' }}
          />
          <styled.span
            css={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', marginTop: '2' }}
          >
            <styled.span css={{ textStyle: 'h4' }}>{collection.label}</styled.span>
            <Label as="span">Collection</Label>
          </styled.span>
        </CollectionLink>
      </Grid>
    </Panel>
  );
};

const PanelList = ({ title, links, columns }: PanelGroup) => {
  const id = useId();
  return (
    <div>
      <Label id={id} css={{ marginBottom: '3' }}>
        {title}
      </Label>
      <styled.ul aria-labelledby={id} css={{ columnCount: columns === 2 ? '2' : '1' }}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <TextLink to={href} variant="quiet" size="target" css={{ display: 'flex', fontSize: 'nav' }}>
              {label}
            </TextLink>
          </li>
        ))}
      </styled.ul>
    </div>
  );
};
