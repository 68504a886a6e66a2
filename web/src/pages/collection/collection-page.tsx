import type { Collection } from '@jeweler/core/schemas';
import { useParams, useSearchParams } from 'react-router-dom';
import { PictureHero } from '../../components/content/picture-hero.tsx';
import { Hero } from '../../components/film/hero.tsx';
import { Container } from '../../components/layout/container.tsx';
import { Section } from '../../components/layout/section.tsx';
import { NotFound } from '../../components/not-found.tsx';
import { PageHeadTags } from '../../components/page-head-tags.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { Label } from '../../components/text/label.tsx';
import { collectionTitle } from '../../config/page-titles.ts';
import { paths } from '../../config/public-pages.ts';
import { pictureOf } from '../../content/collection-pictures.ts';
import { type ProductFilter, readFilter } from '../../data/product-filter.ts';
import { productsOfCollection } from '../../data/select-products.ts';
import { useCollections } from '../../data/use-catalogue.ts';
import { usePageProducts } from '../../data/use-page-products.ts';
import { AppointmentCall } from '../../features/products/appointment-call.tsx';
import { listHead } from '../../features/products/list-head.ts';
import { getCallSide, ProductList } from '../../features/products/product-list.tsx';

/** `/collection/:slug` (SPEC section 2, collection page). */
export const CollectionPage = () => {
  const { slug } = useParams();
  const [query] = useSearchParams();
  const collection = useCollections().find((candidate) => candidate.slug === slug);
  if (!collection)
    return (
      <NotFound title="Collection Not Found" text="The collection you are looking for does not exist." />
    );
  // A collection has 'Show more' but no filter.
  return (
    <CollectionView key={collection.id} collection={collection} filter={{ show: readFilter(query).show }} />
  );
};

/** A collection that exists: its picture, overlaid with name and description, then its products. */
const CollectionView = ({ collection, filter }: { collection: Collection; filter: ProductFilter }) => {
  const { id, slug, name, description } = collection;
  const title = collectionTitle(name);
  const picture = pictureOf(collection);
  const selection = usePageProducts((all) => productsOfCollection(all, id, filter));
  const path = paths.collection(slug);
  const selected = selection.state === 'ready' ? selection.value : undefined;
  return (
    <>
      <PictureHero picture={picture}>
        <Label>Collection</Label>
        <Heading as="h1" size="display" css={{ marginTop: '3' }}>
          {name}
        </Heading>
        <Hero.Lead>{description}</Hero.Lead>
      </PictureHero>
      <Section>
        <Container>
          <Heading css={{ marginBottom: '10' }}>Explore the Collection</Heading>
          <ProductList
            selection={selection}
            path={path}
            filter={filter}
            nameAs="h3"
            empty="No products found in this collection."
          />
          {selected && getCallSide(selected, filter) !== 'below' ? null : <AppointmentCall side="below" />}
        </Container>
      </Section>
      <PageHeadTags
        {...listHead({
          path,
          name,
          title,
          description,
          selection: selected,
          image: { ...picture, alt: title },
        })}
      />
    </>
  );
};
