import { SectionOpening } from '../../components/content/section-opening.tsx';
import { Container } from '../../components/layout/container.tsx';
import { home } from '../../content/home.ts';
import { selectBestsellers, useHomeProducts } from '../../data/home-products.ts';
import { ProductCard } from '../../features/products/product-card.tsx';
import { Row } from './row.tsx';

/** The catalogue's bestsellers, each linked to its page. */
export const BestsellersRow = () => (
  <>
    <SectionOpening {...home.bestsellers} />
    <Container>
      <Row>
        {selectBestsellers(useHomeProducts()).map((product) => (
          <li key={product.id}>
            <ProductCard product={product} nameAs="h3" />
          </li>
        ))}
      </Row>
    </Container>
  </>
);
