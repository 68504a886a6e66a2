import { addressLines, mapHref, shop } from '@jeweler/core/business';
import type { Category } from '@jeweler/core/schemas';
import { type ReactNode, useId } from 'react';
import { cva } from '#styled-system/css';
import { type HTMLStyledProps, styled } from '#styled-system/jsx';
import { PlaceholderLink } from '../../components/actions/placeholder-link.tsx';
import { Brand } from '../../components/brand.tsx';
import { Container } from '../../components/layout/container.tsx';
import { Link } from '../../components/link.tsx';
import { Label } from '../../components/text/label.tsx';
import { paths } from '../../config/public-pages.ts';
import { footerAboutLinks, footerCategories, footerPlaceholderGroups } from '../../content/footer.ts';
import { servedCityNames, withoutBreaks } from '../../content/names.ts';
import { usePageData } from '../../data/page-data-context.ts';
import { useCategories } from '../../data/use-catalogue.ts';
import { useAddress } from '../../data/use-shop.ts';

/** Links of the footer, including those without a target. */
const footerLinkRecipe = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    fontSize: 'nav',
    color: 'fg',
    textUnderlineOffset: '.36em',
    textDecorationColor: 'accent',
    '&[href]:hover': { textDecorationLine: 'underline' },
  },
});

/** The program's own selection, then the categories that no menu shows: each is reached from every page. */
const selectFooterCategories = (categories: readonly Category[]): Category[] => {
  const order: readonly string[] = footerCategories.links;
  return [
    ...order.flatMap((slug) => categories.find((each) => each.slug === slug) ?? []),
    ...categories.filter(({ slug, in_menu }) => in_menu === 'none' && !order.includes(slug)),
  ];
};

/** More categories than these have a row of the footer to themselves. */
const MANY = 18;

const FooterLink = styled(Link, footerLinkRecipe);

const Grid = styled('div', {
  base: {
    display: 'grid',
    rowGap: '10',
    columnGap: '8',
    // One column where the longest label would wrap in half of it.
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
      md: 'repeat(4, minmax(0, 1fr))',
      lg: 'repeat(12, minmax(0, 1fr))',
    },
  },
});

const Base = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    rowGap: '2',
    columnGap: '8',
    marginTop: 'clamp(2.5rem, 2rem + 3vw, 5rem)',
    paddingTop: '6',
    borderTop: '1px solid {colors.rule}',
    fontSize: 'note',
    color: 'fg.quiet',
  },
});

/** The footer of every public page (SPEC section 2, newsletter sign-up and footer). */
export const SiteFooter = () => {
  const address = useAddress();
  const categories = selectFooterCategories(useCategories());
  const isRow = categories.length > MANY;
  const year = usePageData().day.slice(0, 4);
  return (
    <styled.footer
      data-ground="dark"
      css={{
        position: 'relative',
        zIndex: 'sheet',
        bg: 'ink.950',
        color: 'fg',
        paddingTop: 'clamp(3.5rem, 2.4rem + 4vw, 6rem)',
        paddingBottom: '6',
      }}
    >
      <Container>
        <Grid>
          <styled.div css={{ gridColumn: { base: '1 / -1', lg: '1 / 5' } }}>
            <Brand />
            <styled.p css={{ textStyle: 'small', color: 'fg.quiet', maxWidth: '20rem', marginTop: '4' }}>
              Master jeweler and certified gemologist in {withoutBreaks(shop.region)}, at the bench for over
              40 years.
            </styled.p>
            {address ? (
              <styled.address css={{ fontStyle: 'normal', marginTop: '2' }}>
                <styled.a className={footerLinkRecipe()} href={mapHref(address)}>
                  {addressLines(address)[0]}
                  <br />
                  {addressLines(address)[1]}
                </styled.a>
              </styled.address>
            ) : null}
            <styled.nav aria-label={`About ${shop.name}`} css={{ marginTop: '4' }}>
              <styled.ul css={{ display: 'flex', flexWrap: 'wrap', columnGap: '6' }}>
                {footerAboutLinks.map(({ label, href }) => (
                  <li key={href}>
                    <FooterLink to={href}>{label}</FooterLink>
                  </li>
                ))}
              </styled.ul>
            </styled.nav>
          </styled.div>
          {footerPlaceholderGroups.map(({ title, links }) => (
            <FooterLinks key={title} title={title} css={{ gridColumn: { lg: 'span 2' } }}>
              {links.map((label) => (
                <li key={label}>
                  <PlaceholderLink className={footerLinkRecipe()}>{label}</PlaceholderLink>
                </li>
              ))}
            </FooterLinks>
          ))}
          {categories.length > 0 ? (
            <FooterLinks
              title={footerCategories.title}
              long={isRow ? 'row' : true}
              css={
                isRow
                  ? { gridColumn: '1 / -1' }
                  : { gridColumn: { base: '1 / -1', md: 'span 2', lg: 'span 4' } }
              }
            >
              {categories.map(({ slug, name }) => (
                <li key={slug}>
                  <FooterLink to={paths.category(slug)}>{name}</FooterLink>
                </li>
              ))}
            </FooterLinks>
          ) : null}
        </Grid>
        <Base>
          <span>
            © {year} {shop.name}. All rights reserved.
          </span>
          <span>{servedCityNames.map(withoutBreaks).join(', ')}</span>
        </Base>
      </Container>
    </styled.footer>
  );
};

interface FooterLinksProps extends HTMLStyledProps<'nav'> {
  title: string;
  /** Two columns if there is room for them; `row`: more, across the whole footer. */
  long?: boolean | 'row';
  children: ReactNode;
}

const FooterLinks = ({ title, long = false, children, ...rest }: FooterLinksProps) => {
  const id = useId();
  const columns = long === 'row' ? { columns: '6 9rem' } : { columns: long ? '2 9rem' : 'auto' };
  return (
    <styled.nav aria-labelledby={id} {...rest}>
      <Label as="h2" id={id} css={{ marginBottom: '2' }}>
        {title}
      </Label>
      <styled.ul css={[columns, { columnGap: '8' }]}>{children}</styled.ul>
    </styled.nav>
  );
};
