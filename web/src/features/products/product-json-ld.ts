import { shop } from '@jeweler/core/business';
import type { Product } from '@jeweler/core/schemas';
import { paths } from '../../config/public-pages.ts';
import type { SelectedProducts } from '../../data/select-products.ts';
import type { JsonLd } from '../../lib/head/json-ld.ts';

const productUrl = (origin: string, { slug }: Pick<Product, 'slug'>) => origin + paths.product(slug);

/** The products of a list that are shown, in order, and the total number in the list. */
export const productListJsonLd = (
  origin: string,
  name: string,
  { products, total }: SelectedProducts,
): JsonLd => ({
  '@type': 'ItemList',
  name,
  numberOfItems: total,
  itemListElement: products.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: product.name,
    url: productUrl(origin, product),
  })),
});

const availabilityOf = ({ availability, sold }: Product): string =>
  sold ? 'SoldOut' : availability === 'in-shop' ? 'InStock' : 'MadeToOrder';

/**
 * One product. Only a product with a price has an offer, in which search engines require one; 'Price upon
 * request' is none. What staff have not said to be in the shop is MadeToOrder, the most that can be promised for products
 * made by hand and not kept in stock.
 */
export const productJsonLd = (origin: string, product: Product, category: string | undefined): JsonLd => ({
  '@type': 'Product',
  name: product.name,
  description: product.description,
  image: new URL(product.image_url, origin).href,
  url: productUrl(origin, product),
  sku: product.stock_number ?? String(product.id),
  brand: { '@type': 'Brand', name: shop.name },
  ...(product.material ? { material: product.material } : {}),
  ...(category ? { category } : {}),
  ...(product.price === undefined
    ? {}
    : {
        offers: {
          '@type': 'Offer',
          url: productUrl(origin, product),
          price: product.price.toFixed(2),
          priceCurrency: 'USD',
          availability: `https://schema.org/${availabilityOf(product)}`,
          itemCondition: 'https://schema.org/NewCondition',
          seller: { '@type': 'JewelryStore', name: shop.name },
        },
      }),
});
