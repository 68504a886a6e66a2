import { shop } from '@jeweler/core/business';
import type { Product } from '@jeweler/core/schemas';
import type { JsonLd } from '../../components/head/json-ld.ts';
import { paths } from '../../components/paths.ts';
import type { SelectedPieces } from '../../data/select-pieces.ts';

const pieceUrl = (origin: string, { slug }: Product) => origin + paths.product(slug);

/** The pieces drawn of a list, in order, and how many the list has in all. */
export const pieceList = (origin: string, name: string, { products, total }: SelectedPieces): JsonLd => ({
  '@type': 'ItemList',
  name,
  numberOfItems: total,
  itemListElement: products.map((piece, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: piece.name,
    url: pieceUrl(origin, piece),
  })),
});

/**
 * One piece. It is offered only at a price of its own: 'Price upon request' is no offer. Availability
 * is MadeToOrder, the most that can be promised of pieces made by hand and counted in no stock.
 */
export const pieceProduct = (origin: string, piece: Product, category: string | undefined): JsonLd => ({
  '@type': 'Product',
  name: piece.name,
  description: piece.description,
  image: new URL(piece.image_url, origin).href,
  url: pieceUrl(origin, piece),
  sku: String(piece.id),
  brand: { '@type': 'Brand', name: shop.name },
  ...(piece.material ? { material: piece.material } : {}),
  ...(category ? { category } : {}),
  ...(piece.price === undefined
    ? {}
    : {
        offers: {
          '@type': 'Offer',
          url: pieceUrl(origin, piece),
          price: piece.price.toFixed(2),
          priceCurrency: 'USD',
          availability: 'https://schema.org/MadeToOrder',
          itemCondition: 'https://schema.org/NewCondition',
          seller: { '@type': 'JewelryStore', name: shop.name },
        },
      }),
});
