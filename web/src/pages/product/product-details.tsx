import {
  type Category,
  type Collection,
  type Product,
  productFacts,
  productFields,
} from '@jeweler/core/schemas';
import { styled } from '#styled-system/jsx';
import { TextLink } from '../../components/actions/text-link.tsx';
import { paths } from '../../config/public-pages.ts';
import { factText } from '../../features/products/fact-text.ts';

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

/** A category or collection is named with a link to its page. */
const toFact = (
  name: (typeof productFacts)[number],
  { product, category, collection }: ProductDetailsProps,
): { text: string | undefined; path?: string | undefined } => {
  if (name === 'category_id')
    return { text: category?.name, path: category && paths.category(category.slug) };
  if (name === 'collection_id')
    return { text: collection?.name, path: collection && paths.collection(collection.slug) };
  return { text: factText(product, name) };
};

/** What else the catalogue says of a product; missing facts are left out. */
export const ProductDetails = (props: ProductDetailsProps) => (
  <DefinitionList>
    {productFacts.map((name) => {
      const { text, path } = toFact(name, props);
      return text === undefined ? null : (
        <Entry key={name}>
          <dt>{productFields[name].label}</dt>
          <dd>
            {path ? (
              <TextLink to={path} size="target">
                {text}
              </TextLink>
            ) : (
              text
            )}
          </dd>
        </Entry>
      );
    })}
  </DefinitionList>
);
