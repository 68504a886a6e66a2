import type { Catalogue } from '@jeweler/core/schemas';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

const STATE_ID = 1;
/** Rows per INSERT: below every engine's limit of parameters per statement. */
const INSERT_BATCH_ROWS = 100;

/** How often the catalogue has been replaced; undefined while there is none. */
export const readCatalogueVersion = async (query: Kysely<Tables>): Promise<number | undefined> => {
  const state = await query.selectFrom('catalogue_state').select('version').executeTakeFirst();
  return state?.version;
};

/** The stored catalogue, each list in display order. */
export const readCatalogue = async (query: Kysely<Tables>): Promise<Catalogue> => {
  const categories = await query
    .selectFrom('categories')
    .select(['id', 'slug', 'name', 'description'])
    .orderBy('position')
    .execute();
  const collections = await query
    .selectFrom('collections')
    .select(['id', 'slug', 'name', 'description', 'image_url'])
    .orderBy('position')
    .execute();
  const products = await query.selectFrom('products').selectAll().orderBy('position').execute();
  const bannerItems = await query
    .selectFrom('banner_items')
    .select(['id', 'text'])
    .orderBy('position')
    .execute();
  return {
    categories,
    collections,
    products: products.map(({ position: _, ...product }) => presentProduct(product)),
    bannerItems,
  };
};

/** A row without its empty columns, as in the catalogue file. */
const presentProduct = (row: Omit<Tables['products'], 'position'>): Catalogue['products'][number] => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  ...(row.price !== null && { price: row.price }),
  description: row.description,
  ...(row.material !== null && { material: row.material }),
  image_url: row.image_url,
  ...(row.second_image_url !== null &&
    row.second_image_alt !== null && {
      second_view: { image_url: row.second_image_url, alt: row.second_image_alt },
    }),
  category_id: row.category_id,
  ...(row.collection_id !== null && { collection_id: row.collection_id }),
  ...(row.style !== null && { style: row.style }),
  ...(row.shape !== null && { shape: row.shape }),
  ...(row.bestseller_rank !== null && { bestseller_rank: row.bestseller_rank }),
});

const inParts = async <Row>(rows: Row[], insert: (part: Row[]) => Promise<unknown>): Promise<void> => {
  for (let start = 0; start < rows.length; start += INSERT_BATCH_ROWS) {
    await insert(rows.slice(start, start + INSERT_BATCH_ROWS));
  }
};

const positioned = <Row>(rows: readonly Row[]) => rows.map((row, position) => ({ ...row, position }));

/** Replaces the stored catalogue with `catalogue`, within the caller's transaction. */
export const replaceCatalogue = async (trx: Transaction<Tables>, catalogue: Catalogue): Promise<void> => {
  await trx.deleteFrom('products').execute();
  await trx.deleteFrom('collections').execute();
  await trx.deleteFrom('categories').execute();
  await trx.deleteFrom('banner_items').execute();
  await inParts(positioned(catalogue.categories), (part) =>
    trx.insertInto('categories').values(part).execute(),
  );
  await inParts(positioned(catalogue.collections), (part) =>
    trx.insertInto('collections').values(part).execute(),
  );
  const products = positioned(catalogue.products).map(({ second_view, ...product }) => ({
    ...product,
    second_image_url: second_view?.image_url ?? null,
    second_image_alt: second_view?.alt ?? null,
    price: product.price ?? null,
    material: product.material ?? null,
    collection_id: product.collection_id ?? null,
    style: product.style ?? null,
    shape: product.shape ?? null,
    bestseller_rank: product.bestseller_rank ?? null,
  }));
  await inParts(products, (part) => trx.insertInto('products').values(part).execute());
  await inParts(positioned(catalogue.bannerItems), (part) =>
    trx.insertInto('banner_items').values(part).execute(),
  );
  const version = ((await readCatalogueVersion(trx)) ?? 0) + 1;
  await trx
    .insertInto('catalogue_state')
    .values({ id: STATE_ID, version })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ version }))
    .execute();
};
