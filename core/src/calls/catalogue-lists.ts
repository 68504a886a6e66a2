import { z } from 'zod';
import { bannerItemSchema, categorySchema, collectionSchema, productSchema } from '../schemas/index.ts';
import type { ApiCalls } from './api-call.ts';

/** What visitors see of the catalogue, each list as a whole and in display order. */
export const catalogueListCalls = {
  listCategories: { route: 'GET /api/categories', answer: z.array(categorySchema) },
  listCollections: { route: 'GET /api/collections', answer: z.array(collectionSchema) },
  listProducts: { route: 'GET /api/products', answer: z.array(productSchema) },
  listBannerItems: { route: 'GET /api/banner-items', answer: z.array(bannerItemSchema) },
} satisfies ApiCalls;
