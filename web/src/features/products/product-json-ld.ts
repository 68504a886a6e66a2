import { shop } from '@jeweler/core/business';
import { keyFacts, type Product } from '@jeweler/core/schemas';
import { paths } from '../../config/public-pages.ts';
import type { SelectedProducts } from '../../data/select-products.ts';
import { type JsonLd, storeId } from '../../lib/head/json-ld.ts';
import { listFacts } from './fact-text.ts';
import { otherPictures } from './product-picture.ts';

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

/** Its weight in carats, which schema.org knows by the code of the UN, and each key fact. */
const factsOf = (product: Product): JsonLd => {
  const carats = product.carat_weight ?? product.center_weight;
  const facts = listFacts(product, [...keyFacts, 'ring_size']).map(({ label, text }) => ({
    '@type': 'PropertyValue',
    name: label,
    value: text,
  }));
  return {
    ...(carats && { weight: { '@type': 'QuantitativeValue', value: carats, unitCode: 'CTM' } }),
    ...(facts.length > 0 && { additionalProperty: facts }),
  };
};

/**
 * One product, or nothing if it has no price: search engines take no product without an offer or reviews, and 'Price upon
 * request' is no offer. What staff have not said to be in the shop is MadeToOrder, the most that can be promised for
 * products made by hand and not kept in stock.
 */
export const productJsonLd = (origin: string, product: Product, category: string | undefined): JsonLd[] => {
  const { name, description, price, stock_number } = product;
  const material = product.material ?? product.metal;
  if (price === undefined) return [];
  return [
    {
      '@type': 'Product',
      name,
      description,
      image: [product, ...otherPictures(product)].map(({ image_url }) => new URL(image_url, origin).href),
      url: productUrl(origin, product),
      ...(stock_number && { sku: stock_number }),
      brand: { '@type': 'Brand', name: shop.name },
      ...(material && { material }),
      ...(category && { category }),
      ...factsOf(product),
      offers: {
        '@type': 'Offer',
        url: productUrl(origin, product),
        price: price.toFixed(2),
        priceCurrency: 'USD',
        availability: `https://schema.org/${availabilityOf(product)}`,
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@id': storeId(origin) },
      },
    },
  ];
};
