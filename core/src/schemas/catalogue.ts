import { pieceStyles, stoneShapes } from './piece-attributes.ts';
import { z } from './zod.ts';

const id = z.int().positive();
const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'must be lower-case letters, digits and single hyphens',
  });
const name = z.string().trim().min(1).max(200);
const description = z.string().trim().min(1).max(5000);
/** Root-relative in the media folder (`/media/products/x.jpg`) or an absolute https address. */
const imageUrl = z.union(
  [
    z
      .string()
      .max(2000)
      .regex(/^\/media\/(?!.*\.\.)\P{Cc}+$/su),
    z.url({ protocol: /^https$/ }).max(2000),
  ],
  { error: 'must start with /media/ or https://' },
);

export const categorySchema = z.object({ id, slug, name, description });
export type Category = z.infer<typeof categorySchema>;

export const collectionSchema = z.object({ id, slug, name, description, image_url: imageUrl });
export type Collection = z.infer<typeof collectionSchema>;

/** `price` in whole or fractional US dollars; without it 'Price upon request' is shown. */
export const productSchema = z.object({
  id,
  slug,
  name,
  price: z.number().positive().max(100_000_000).optional(),
  description,
  material: z.string().trim().min(1).max(300).optional(),
  image_url: imageUrl,
  category_id: id,
  collection_id: id.optional(),
  style: z.enum(pieceStyles).optional(),
  shape: z.enum(stoneShapes).optional(),
  /** Smaller sorts earlier under `sort=bestsellers`; pieces without one keep their order after it. */
  bestseller_rank: z.int().positive().optional(),
});
export type Product = z.infer<typeof productSchema>;

export const bannerItemSchema = z.object({ id, text: z.string().trim().min(1).max(300) });
export type BannerItem = z.infer<typeof bannerItemSchema>;

/**
 * The catalogue file and the catalogue as a whole (DESIGN, catalogue file). Order in each list is
 * the order of display. Unique ids and slugs and existing references are checked by the import.
 */
export const catalogueSchema = z.object({
  categories: z.array(categorySchema),
  collections: z.array(collectionSchema),
  products: z.array(productSchema),
  bannerItems: z.array(bannerItemSchema),
});
export type Catalogue = z.infer<typeof catalogueSchema>;
