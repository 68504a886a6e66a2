import { type Kysely, type Migration, sql } from 'kysely';

/** The tables as they were, with the columns that are read here. */
interface OldTables {
  categories: { id: number; position: number; slug: string; name: string; description: string };
  collections: OldTables['categories'] & { image_url: string };
  products: OldTables['collections'] & {
    price: number | null;
    material: string | null;
    category_id: number;
    collection_id: number | null;
    style: string | null;
    shape: string | null;
    bestseller_rank: number | null;
    second_image_url: string | null;
    second_image_alt: string | null;
  };
  banner_items: { id: number; position: number; text: string };
  catalogue_state: { version: number };
  catalogue_records: Record<string, unknown>;
}

/**
 * One table for everything that staff edit of the catalogue: a draft may lack what a column would require, and
 * all kinds have states, revisions and a history alike.
 */
export const catalogueRecords: Migration = {
  async up(query) {
    const { schema } = query;
    await schema
      .createTable('catalogue_records')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'integer', (column) => column.notNull())
      .addColumn('position', 'real', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('slug', 'text')
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('publish_at', 'text')
      .addColumn('sold_at', 'text')
      .addColumn('deleted_at', 'text')
      .addColumn('creation_key', 'text', (column) => column.unique())
      .addPrimaryKeyConstraint('catalogue_records_key', ['kind', 'id'])
      .execute();
    await schema
      .createIndex('catalogue_records_by_revision')
      .on('catalogue_records')
      .column('revision')
      .execute();
    await schema
      .createIndex('catalogue_records_by_publication')
      .on('catalogue_records')
      .column('publish_at')
      .where(sql.ref('publish_at'), 'is not', null)
      .execute();
    // A deleted record gives its address free.
    await schema
      .createIndex('catalogue_records_by_slug')
      .on('catalogue_records')
      .columns(['kind', 'slug'])
      .unique()
      .where(sql.ref('deleted_at'), 'is', null)
      .execute();
    await schema
      .createTable('catalogue_history')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('record_id', 'integer', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('changes', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('catalogue_history_key', ['kind', 'record_id', 'revision'])
      .execute();
    await schema
      .createTable('catalogue_drafts')
      .addColumn('admin_id', 'integer', (column) =>
        column.notNull().references('admins.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('record_id', 'integer', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('changes', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('catalogue_drafts_key', ['admin_id', 'kind', 'record_id'])
      .execute();
    await schema
      .createTable('catalogue_addresses')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('record_id', 'integer', (column) => column.notNull())
      .addColumn('retired_at', 'text', (column) => column.notNull())
      .addColumn('used_on', 'text')
      .addPrimaryKeyConstraint('catalogue_addresses_key', ['kind', 'slug'])
      .execute();
    await schema
      .createTable('catalogue_bulk_changes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('step', 'text', (column) => column.notNull())
      .addColumn('change', 'text', (column) => column.notNull())
      .addColumn('rows', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('catalogue_previews')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('record_id', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await copyOld(query as Kysely<OldTables>);
    for (const table of ['products', 'collections', 'categories', 'banner_items']) {
      await schema.dropTable(table).execute();
    }
  },
};

const copyOld = async (query: Kysely<OldTables>): Promise<void> => {
  const state = await query.selectFrom('catalogue_state').select('version').executeTakeFirst();
  const revision = state?.version ?? 0;
  const changed_at = new Date().toISOString();
  for (const [table, kind] of [
    ['categories', 'categories'],
    ['collections', 'collections'],
    ['products', 'products'],
    ['banner_items', 'announcements'],
  ] as const) {
    const rows = await query.selectFrom(table).selectAll().execute();
    for (const { id, position, ...columns } of rows as ({ id: number; position: number } & Record<
      string,
      unknown
    >)[]) {
      const { second_image_url, second_image_alt, ...fields } = columns;
      const second = second_image_url === null || second_image_url === undefined;
      const given = Object.entries({
        ...fields,
        ...(!second && { second_view: { image_url: second_image_url, alt: second_image_alt } }),
      }).filter(([, value]) => value !== null);
      await query
        .insertInto('catalogue_records')
        .values({
          kind,
          id,
          position,
          state: 'live',
          revision,
          fields: JSON.stringify(Object.fromEntries(given)),
          slug: columns.slug ?? null,
          changed_at,
        })
        .execute();
    }
  }
};
