import { areDaysInOrder } from './catalogue-fields.ts';
import { publicFields, recordSchema } from './field-schemas.ts';
import { fieldTable } from './fields.ts';
import type { ShopFacts } from './shop-facts.ts';
import { z } from './zod.ts';

export const categorySchema = recordSchema(publicFields(fieldTable.categories));
export type Category = z.infer<typeof categorySchema>;

export const collectionSchema = recordSchema(publicFields(fieldTable.collections));
export type Collection = z.infer<typeof collectionSchema>;

/** Its page stays, with the word and without a price. */
const sold = { sold: z.literal(true).optional() };

/** `price` in US dollars; without it 'Price upon request' is shown. */
export const productSchema = recordSchema(publicFields(fieldTable.products)).extend({
  ...sold,
  /** It has left the lists since it was sold. */
  unlisted: z.literal(true).optional(),
});
export type Product = z.infer<typeof productSchema>;

/** What visitors get of an announcement, on its days. */
export const bannerItemSchema = recordSchema(publicFields(fieldTable.announcements));
export type BannerItem = z.infer<typeof bannerItemSchema>;

/** An announcement with its days, of which visitors get those of the day. */
export const announcementSchema = recordSchema(fieldTable.announcements);
type Announcement = z.infer<typeof announcementSchema>;
/** A banner item in the catalogue file, where only the text is required (SPEC section 3). */
const bannerItemInFile = recordSchema(fieldTable.announcements, 'strict')
  .partial({ id: true })
  .refine(areDaysInOrder, { error: 'must not be before starts_on', path: ['ends_on'] });

/** Assigns each item without an id the smallest unused one, in list order. */
const withIds = (items: readonly z.infer<typeof bannerItemInFile>[]): Announcement[] => {
  const taken = new Set(items.map((item) => item.id));
  let free = 1;
  return items.map(({ id: given, ...item }) => {
    if (given !== undefined) return { id: given, ...item };
    while (taken.has(free)) free += 1;
    taken.add(free);
    return { id: free, ...item };
  });
};

/**
 * The catalogue file (DESIGN, catalogue file), which parses to the whole catalogue. Each list is in display
 * order. An unknown key is an error here, because a misspelt one would lose its value; API responses, which
 * are parsed with the schemas above, ignore unknown keys. The import checks that ids and slugs are unique and
 * that references exist.
 */
export const catalogueSchema = z.strictObject({
  categories: z.array(recordSchema(fieldTable.categories, 'strict')),
  collections: z.array(recordSchema(fieldTable.collections, 'strict')),
  products: z.array(recordSchema(fieldTable.products, 'strict').extend(sold)),
  bannerItems: z.array(bannerItemInFile).transform(withIds),
});

/** What visitors see of the catalogue; the file has the same, without `unlisted` and `shop`. */
export interface Catalogue extends Omit<z.infer<typeof catalogueSchema>, 'products'> {
  products: Product[];
  shop?: ShopFacts;
}
