import { type Kysely, type Migration, sql } from 'kysely';

type Schema = Kysely<unknown>;

const createCatalogue = async (schema: Schema): Promise<void> => {
  await schema.schema
    .createTable('categories')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .execute();
  await schema.schema
    .createTable('collections')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('image_url', 'text', (column) => column.notNull())
    .execute();
  await schema.schema
    .createTable('products')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('price', 'real')
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('material', 'text')
    .addColumn('image_url', 'text', (column) => column.notNull())
    .addColumn('category_id', 'integer', (column) => column.notNull().references('categories.id'))
    .addColumn('collection_id', 'integer', (column) => column.references('collections.id'))
    .addColumn('style', 'text')
    .addColumn('shape', 'text')
    .addColumn('bestseller_rank', 'integer')
    .execute();
  await schema.schema
    .createTable('banner_items')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await schema.schema
    .createTable('catalogue_state')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
};

const createSubmissions = async (schema: Schema): Promise<void> => {
  await schema.schema
    .createTable('submissions')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('origin_address', 'text', (column) => column.notNull())
    .addColumn('origin_page', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('name', 'text')
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('appointment_day', 'text')
    .addColumn('appointment_slot', 'text')
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('marks', 'text', (column) => column.notNull())
    .execute();
  // The inbox: newest first, by status or by kind.
  await schema.schema
    .createIndex('submissions_by_status')
    .on('submissions')
    .columns(['status', 'received_at'])
    .execute();
  await schema.schema
    .createIndex('submissions_by_kind')
    .on('submissions')
    .columns(['kind', 'received_at'])
    .execute();
  // To find repeated submissions while a claim or a subscription is stored.
  await schema.schema
    .createIndex('submissions_by_email')
    .on('submissions')
    .expression(sql`kind, lower(email)`)
    .execute();
  await schema.schema
    .createIndex('submissions_by_address')
    .on('submissions')
    .columns(['kind', 'origin_address'])
    .execute();
  await schema.schema
    .createIndex('submissions_by_appointment')
    .on('submissions')
    .columns(['appointment_day', 'appointment_slot'])
    .execute();
};

const createAdmins = async (schema: Schema): Promise<void> => {
  await schema.schema
    .createTable('admins')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('username_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema.schema
    .createTable('admin_sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('admin_id', 'integer', (column) =>
      column.notNull().references('admins.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await schema.schema
    .createIndex('admin_sessions_by_admin')
    .on('admin_sessions')
    .column('admin_id')
    .execute();
};

/** Creates the tables of the catalogue, the submissions and the staff. */
export const firstTables: Migration = {
  async up(schema) {
    await createCatalogue(schema);
    await createSubmissions(schema);
    await createAdmins(schema);
  },
};
