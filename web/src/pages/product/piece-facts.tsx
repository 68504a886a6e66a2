import { chakra } from '@chakra-ui/react';
import type { Category, Collection } from '@jeweler/core/schemas';
import { TextLink } from '../../components/actions/text-link.tsx';
import { paths } from '../../components/paths.ts';

const Facts = chakra('dl', {
  base: { marginTop: '8', borderTop: '1px solid', borderColor: 'rule', fontSize: 'nav' },
});

const Fact = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'min(8rem, 40%) minmax(0, 1fr)',
    alignItems: 'center',
    minHeight: '3.25rem',
    borderBottom: '1px solid',
    borderColor: 'rule',
    '& dt': { color: 'fg.quiet' },
  },
});

interface PieceFactsProps {
  material: string | undefined;
  category: Category | undefined;
  collection: Collection | undefined;
}

/** What a piece is made of and where it belongs; facts it does not have are left out. */
export const PieceFacts = ({ material, category, collection }: PieceFactsProps) => (
  <Facts>
    {material ? (
      <Fact>
        <dt>Material</dt>
        <dd>{material}</dd>
      </Fact>
    ) : null}
    {category ? (
      <Fact>
        <dt>Category</dt>
        <dd>
          <TextLink to={paths.category(category.slug)} size="target">
            {category.name}
          </TextLink>
        </dd>
      </Fact>
    ) : null}
    {collection ? (
      <Fact>
        <dt>Collection</dt>
        <dd>
          <TextLink to={paths.collection(collection.slug)} size="target">
            {collection.name}
          </TextLink>
        </dd>
      </Fact>
    ) : null}
  </Facts>
);
