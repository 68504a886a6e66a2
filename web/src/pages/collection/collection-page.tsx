import { useParams, useSearchParams } from 'react-router-dom';
import { NotFound } from '../../components/not-found/not-found.tsx';
import { readFilter } from '../../data/product-filter.ts';
import { useCollections } from '../../data/use-catalogue.ts';
import { useHead } from '../../lib/head/use-head.ts';
import { CollectionView } from './collection-view.tsx';

const CollectionNotFound = () => {
  const text = 'The collection you are looking for does not exist.';
  useHead({ title: 'Collection Not Found', description: text, status: 404 });
  return <NotFound title="Collection Not Found">{text}</NotFound>;
};

/** `/collection/:slug` (SPEC section 2, collection page). */
export const CollectionPage = () => {
  const { slug } = useParams();
  const [query] = useSearchParams();
  const collection = useCollections().find((candidate) => candidate.slug === slug);
  if (!collection) return <CollectionNotFound />;
  // A collection can be drawn longer but knows no filter.
  return (
    <CollectionView key={collection.id} collection={collection} filter={{ show: readFilter(query).show }} />
  );
};
