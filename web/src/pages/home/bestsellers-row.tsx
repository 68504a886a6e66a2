import { home } from '@jeweler/core/business';
import { Wrap } from '../../components/layout/wrap.tsx';
import { SectionOpening } from '../../components/story/section-opening.tsx';
import { bestsellersOf } from '../../data/home-pieces.ts';
import { useHomePieces } from '../../data/use-home-pieces.ts';
import { ProductCard } from '../../features/pieces/product-card.tsx';
import { Row } from './row.tsx';

/** The catalogue's bestsellers, each leading to its page. */
export const BestsellersRow = () => (
  <>
    <SectionOpening {...home.bestsellers} />
    <Wrap>
      <Row>
        {bestsellersOf(useHomePieces()).map((piece) => (
          <li key={piece.id}>
            <ProductCard piece={piece} nameAs="h3" eager={false} />
          </li>
        ))}
      </Row>
    </Wrap>
  </>
);
