import type { Category, Collection, Product } from '@jeweler/core/schemas';
import { styled } from '#styled-system/jsx';
import { TextLink } from '../../components/actions/text-link.tsx';
import { paths } from '../../config/public-pages.ts';
import { shapeNames, styleNames } from '../../content/filter-names.ts';

const DefinitionList = styled('dl', {
  base: { marginTop: '8', borderTop: '1px solid {colors.rule}', fontSize: 'nav' },
});

const Entry = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(min-content, min(8rem, 46%)) minmax(0, 1fr)',
    alignItems: 'center',
    minHeight: '3.25rem',
    borderBottom: '1px solid {colors.rule}',
    '& dt': { color: 'fg.quiet' },
  },
});

interface ProductDetailsProps {
  product: Product;
  category: Category | undefined;
  collection: Collection | undefined;
}

/** The catalogue's facts about a product; missing ones are left out. */
export const ProductDetails = ({
  product: { material, shape, style },
  category,
  collection,
}: ProductDetailsProps) => {
  const entries: { name: string; value: string | undefined; path?: string | undefined }[] = [
    { name: 'Material', value: material },
    { name: 'Stone shape', value: shape && shapeNames[shape] },
    { name: 'Style', value: style && styleNames[style] },
    { name: 'Category', value: category?.name, path: category && paths.category(category.slug) },
    { name: 'Collection', value: collection?.name, path: collection && paths.collection(collection.slug) },
  ];
  return (
    <DefinitionList>
      {entries.map(({ name, value, path }) =>
        value === undefined ? null : (
          <Entry key={name}>
            <dt>{name}</dt>
            <dd>
              {path ? (
                <TextLink to={path} size="target">
                  {value}
                </TextLink>
              ) : (
                value
              )}
            </dd>
          </Entry>
        ),
      )}
    </DefinitionList>
  );
};
