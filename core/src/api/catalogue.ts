import { z } from 'zod';
import {
  type BannerItem,
  bannerItemSchema,
  type Category,
  type Collection,
  categorySchema,
  collectionSchema,
  type Product,
  productSchema,
} from '../schemas/index.ts';
import { call, type HttpClient } from './http-client.ts';

const list =
  <T>(path: string, schema: z.ZodType<T>) =>
  (http: HttpClient): Promise<T[]> =>
    call(async () => z.array(schema).parse(await http.get(path).json()));

/** `GET /api/categories` */
export const listCategories = list<Category>('api/categories', categorySchema);
/** `GET /api/collections` */
export const listCollections = list<Collection>('api/collections', collectionSchema);
/** `GET /api/products`: the full list, in display order */
export const listProducts = list<Product>('api/products', productSchema);
/** `GET /api/banner-items` */
export const listBannerItems = list<BannerItem>('api/banner-items', bannerItemSchema);
