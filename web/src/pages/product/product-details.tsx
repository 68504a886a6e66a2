import {
  type Category,
  type Collection,
  type Field,
  type Product,
  productFacts,
  productFields,
} from '@jeweler/core/schemas';
import { styled } from '#styled-system/jsx';
import { TextLink } from '../../components/actions/text-link.tsx';
import { paths } from '../../config/public-pages.ts';

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

/** A fact as visitors read it; a category or collection is named with a link to its page. */
const toFact = (field: Field, value: unknown, { category, collection }: ProductDetailsProps) => {
  if (field.control === 'category')
    return { text: category?.name, path: category && paths.category(category.slug) };
  if (field.control === 'collection')
    return { text: collection?.name, path: collection && paths.collection(collection.slug) };
  if (value === undefined) return { text: undefined };
  if ('choices' in field) return { text: field.choices[String(value) as 'true'] };
  if (field.control === 'decimal') return { text: `${Number(value).toFixed(2)} ${field.unit}` };
  return { text: String(value) };
};

/** The catalogue's facts about a product; missing ones are left out. */
export const ProductDetails = (props: ProductDetailsProps) => (
  <DefinitionList>
    {productFacts.map((name) => {
      const field = productFields[name];
      const { text, path } = toFact(field, props.product[name], props);
      return text === undefined ? null : (
        <Entry key={name}>
          <dt>{field.label}</dt>
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
