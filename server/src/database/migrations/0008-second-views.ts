import type { Migration } from 'kysely';

/** Adds an optional second image to products, with its alternative text. */
export const secondViews: Migration = {
  async up({ schema }) {
    await schema.alterTable('products').addColumn('second_image_url', 'text').execute();
    await schema.alterTable('products').addColumn('second_image_alt', 'text').execute();
  },
};
