import { styled } from '#styled-system/jsx';
import { shopEntries } from '../../content/menus.ts';
import { useCategories } from '../../data/use-catalogue.ts';
import { NavigationLink } from './navigation-link.tsx';
import { ShopEntry } from './shop-entry.tsx';
import { useShopPanels } from './use-shop-panels.ts';

const Row = styled('nav', {
  base: {
    display: 'none',
    position: 'relative',
    // Stacked above the page and below the first bar.
    zIndex: 'calc({zIndex.header} - 1)',
    bg: 'bg',
    borderBottom: '1px solid {colors.rule}',
    nav: { display: 'block' },
  },
});

const Entries = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: 'clamp(1.25rem, 2.8vw, 3rem)',
    paddingInline: 'gutter',
    '& > li > a': { minHeight: '3rem' },
    // The bar above and the panel below would cover an outline outside.
    '& :is(a, button):focus-visible': { outlineOffset: '-3px' },
  },
});

/** The second row of the header, from the `nav` breakpoint on; most entries have a panel of further links. */
export const ShopRow = () => {
  const panels = useShopPanels();
  const categories = useCategories();
  return (
    <Row aria-label="Jewelry" {...panels.row}>
      <Entries>
        {shopEntries(categories).map(({ label, href, panel }) => (
          <li key={label}>
            {panel ? (
              <ShopEntry label={label} href={href} panel={panel} state={panels.entry(panel)} />
            ) : (
              <NavigationLink label={label} href={href} />
            )}
          </li>
        ))}
      </Entries>
    </Row>
  );
};
