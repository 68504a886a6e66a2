import type { Category } from '@jeweler/core/schemas';
import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { styled } from '#styled-system/jsx';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { Container } from '../../components/layout/container.tsx';
import { Section } from '../../components/layout/section.tsx';
import { NotFound } from '../../components/not-found.tsx';
import { PageHeadTags } from '../../components/page-head-tags.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { Lead } from '../../components/text/label.tsx';
import { categoryTitle } from '../../config/page-titles.ts';
import { paths } from '../../config/public-pages.ts';
import { type ProductFilter, readFilter } from '../../data/product-filter.ts';
import { productsOfCategory } from '../../data/select-products.ts';
import { useCategories } from '../../data/use-catalogue.ts';
import { usePageProducts } from '../../data/use-page-products.ts';
import { AppointmentCall } from '../../features/products/appointment-call.tsx';
import { CountLine } from '../../features/products/count-line.tsx';
import { countProducts, insteadHeading, noMatchesNote } from '../../features/products/list-copy.ts';
import { listHead } from '../../features/products/list-head.ts';
import { getCallSide, ProductList } from '../../features/products/product-list.tsx';
import { ProductRow } from '../../features/products/product-row.tsx';

/** `/category/:slug` (SPEC section 2, category page). */
export const CategoryPage = () => {
  const { slug } = useParams();
  const [query] = useSearchParams();
  const category = useCategories().find((candidate) => candidate.slug === slug);
  if (!category)
    return <NotFound title="Category Not Found" text="The category you are looking for does not exist." />;
  return <CategoryView key={category.id} category={category} filter={readFilter(query)} />;
};

const PageHead = styled('header', {
  base: { paddingTop: '4', paddingBottom: 'clamp(2rem, 1.4rem + 2.6vw, 4rem)' },
});

const Title = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '5',
    columnGap: '8',
    marginTop: 'clamp(1rem, .4rem + 2.4vw, 3rem)',
    lg: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      alignItems: 'end',
      '& > h1': { gridColumn: '1 / 8' },
      '& > p': { gridColumn: '8 / 13' },
    },
  },
});

/** The last defined `value`: the filters stay while the products are loading. */
const useLast = <Value,>(value: Value | undefined): Value | undefined => {
  const last = useRef(value);
  useEffect(() => {
    if (value !== undefined) last.current = value;
  }, [value]);
  return value ?? last.current;
};

/**
 * A category that exists: its description, the number of its products, these products, and related ones if
 * there are few.
 */
const CategoryView = ({ category, filter }: { category: Category; filter: ProductFilter }) => {
  const selection = usePageProducts((all) => productsOfCategory(all, category.id, filter));
  const path = paths.category(category.slug);
  const selected = selection.state === 'ready' ? selection.value : undefined;
  const facets = useLast(selected?.facets);
  const isWhole = selected?.noMatches === true;
  const { sort, show } = filter;
  const unnarrowed = { ...(sort ? { sort } : {}), show };
  const { name, description } = category;
  return (
    <Section as="div" space="none">
      <Container css={{ paddingBottom: 'section' }}>
        <PageHead>
          <Breadcrumbs current={name} />
          <Title>
            <Heading as="h1">{name}</Heading>
            <Lead>{description}</Lead>
          </Title>
        </PageHead>
        <CountLine path={path} filter={filter} inForce={isWhole ? unnarrowed : filter} facets={facets}>
          {selected ? countProducts(isWhole ? 0 : selected.total) : null}
        </CountLine>
        {isWhole ? (
          <>
            <Lead css={{ marginTop: '8' }}>{noMatchesNote(filter)}</Lead>
            <Heading size="h3" css={{ marginTop: '10' }}>
              {insteadHeading(name)}
            </Heading>
          </>
        ) : null}
        <styled.div css={{ marginTop: '8' }}>
          <ProductList
            selection={selection}
            path={path}
            filter={filter}
            nameAs={isWhole ? 'h3' : 'h2'}
            empty="No products found in this category."
            aboveFold
          />
        </styled.div>
        {selected?.related ? (
          <styled.div css={{ marginTop: 'clamp(4rem, 2rem + 6vw, 8rem)' }}>
            <ProductRow heading="Related pieces" products={selected.related.alike} />
          </styled.div>
        ) : null}
        {selected && getCallSide(selected, filter) !== 'below' ? null : <AppointmentCall side="below" />}
      </Container>
      <PageHeadTags
        {...listHead({ path, name, title: categoryTitle(name), description, selection: selected })}
      />
    </Section>
  );
};
