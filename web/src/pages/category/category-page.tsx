import { useParams, useSearchParams } from 'react-router-dom';
import { NotFound } from '../../components/not-found/not-found.tsx';
import { readFilter } from '../../data/product-filter.ts';
import { useCategories } from '../../data/use-catalogue.ts';
import { useHead } from '../../lib/head/use-head.ts';
import { CategoryView } from './category-view.tsx';

const CategoryNotFound = () => {
  const text = 'The category you are looking for does not exist.';
  useHead({ title: 'Category Not Found', description: text, status: 404 });
  return <NotFound title="Category Not Found">{text}</NotFound>;
};

/** `/category/:slug` (SPEC section 2, category page). */
export const CategoryPage = () => {
  const { slug } = useParams();
  const [query] = useSearchParams();
  const category = useCategories().find((candidate) => candidate.slug === slug);
  if (!category) return <CategoryNotFound />;
  return <CategoryView key={category.id} category={category} filter={readFilter(query)} />;
};
