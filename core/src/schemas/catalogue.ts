import { calendarDay } from './calendar-day.ts';
import { cleanLine, cleanText, isEmptyOrVisible } from './clean-text.ts';
import { productStyles, stoneShapes } from './product-attributes.ts';
import type { ShopFacts } from './shop-facts.ts';
import { z } from './zod.ts';

const id = z.int().positive();
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const slug = z
  .string()
  .max(120)
  .regex(slugPattern, { error: 'must be lower-case letters, digits and single hyphens' });
const NOT_VISIBLE = { error: 'must have letters that can be seen' };
const line = (max: number) =>
  z.string().overwrite(cleanLine).min(1).max(max).refine(isEmptyOrVisible, NOT_VISIBLE);
const name = line(200);
const description = z
  .string()
  .overwrite(cleanText)
  .trim()
  .min(1)
  .max(5000)
  .refine(isEmptyOrVisible, NOT_VISIBLE);
/** Root-relative in the media folder (`/media/products/x.jpg`), or an absolute https URL. */
const imageUrl = z.union(
  [
    z
      .string()
      .max(2000)
      // No step upwards.
      .regex(/^\/media(?!.*\/\.\.?(?:\/|$))\/\P{Cc}+$/su),
    z.url({ protocol: /^https$/ }).max(2000),
  ],
  { error: 'must start with /media/ or https://' },
);

/** The point of a picture that stays in view where it is cropped, as in CSS: from the left, from the top. */
const focusPattern = /^(?:\d{1,2}|100)% (?:\d{1,2}|100)%$/;
export const imageFocusSchema = z.string().regex(focusPattern, { error: 'must be a point such as 40% 30%' });

export const categorySchema = z.object({ id, slug, name, description });
export type Category = z.infer<typeof categorySchema>;

export const collectionSchema = z.object({
  id,
  slug,
  name,
  description,
  image_url: imageUrl,
  image_focus: imageFocusSchema.optional(),
});
export type Collection = z.infer<typeof collectionSchema>;

/** A second picture of a product: from above, from the side, or worn. `alt` says what it shows. */
export const secondViewSchema = z.object({ image_url: imageUrl, alt: line(300) });
export type SecondView = z.infer<typeof secondViewSchema>;

/** Whether a number of dollars is one of whole cents. */
export const isWholeCents = (dollars: number): boolean => Math.round(dollars * 100) / 100 === dollars;

/** `price` in US dollars, of whole cents; without it 'Price upon request' is shown. */
export const productSchema = z.object({
  id,
  slug,
  name,
  price: z
    .number()
    .positive()
    .max(100_000_000)
    .refine(isWholeCents, { error: 'must be a number of whole cents' })
    .optional(),
  description,
  material: line(300).optional(),
  image_url: imageUrl,
  /** What the first picture shows; without it the name stands for it. */
  image_alt: line(300).optional(),
  image_focus: imageFocusSchema.optional(),
  /** Shown beside the first picture on the product's page, and instead of it when its card is hovered. */
  second_view: secondViewSchema.optional(),
  category_id: id,
  collection_id: id.optional(),
  style: z.enum(productStyles).optional(),
  shape: z.enum(stoneShapes).optional(),
  /** Smaller ranks come first under `sort=bestsellers`; products without one follow in their own order. */
  bestseller_rank: z.int().positive().optional(),
  /** Its place in its collection, as `bestseller_rank`; the lists of its category are in display order. */
  collection_rank: z.int().positive().optional(),
  /** Its page stays, with the word and without a price; `unlisted`: it has left the lists since. */
  sold: z.literal(true).optional(),
  unlisted: z.literal(true).optional(),
});
export type Product = z.infer<typeof productSchema>;

export const bannerItemSchema = z.object({ id, text: line(300) });
export type BannerItem = z.infer<typeof bannerItemSchema>;

/** The first and the last day on which an announcement is shown, in the shop's calendar; without them always. */
export const shownDays = {
  starts_on: calendarDay('must be a day, such as 2026-12-24').optional(),
  ends_on: calendarDay('must be a day, such as 2026-12-24').optional(),
};
export type ShownDays = { readonly starts_on?: string | undefined; readonly ends_on?: string | undefined };

/** An announcement with its days, of which visitors get those of the day. */
export const announcementSchema = bannerItemSchema.extend(shownDays);

/** Whether nothing is wrong with the order of the days. */
export const areDaysInOrder = ({ starts_on, ends_on }: ShownDays): boolean =>
  starts_on === undefined || ends_on === undefined || starts_on <= ends_on;

/** A banner item in the catalogue file, where only the text is required (SPEC section 3). */
const bannerItemInFile = z
  .strictObject({ ...announcementSchema.shape, id: id.optional() })
  .refine(areDaysInOrder, { error: 'must not be before starts_on', path: ['ends_on'] });

/** Assigns each item without an id the smallest unused one, in list order. */
const withIds = (
  items: readonly z.infer<typeof bannerItemInFile>[],
): z.infer<typeof announcementSchema>[] => {
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
  categories: z.array(categorySchema.strict()),
  collections: z.array(collectionSchema.strict()),
  products: z.array(
    productSchema
      .omit({ unlisted: true })
      .extend({ second_view: secondViewSchema.strict().optional() })
      .strict(),
  ),
  bannerItems: z.array(bannerItemInFile).transform(withIds),
});

/** What visitors see of the catalogue; the file has the same, without `unlisted` and `shop`. */
export interface Catalogue extends Omit<z.infer<typeof catalogueSchema>, 'products'> {
  products: Product[];
  shop?: ShopFacts;
}
