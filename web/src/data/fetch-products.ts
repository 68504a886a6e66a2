import { listProducts } from '@jeweler/core/api';
import type { Product } from '@jeweler/core/schemas';
import { http } from '../lib/http.ts';

/** The full product list (`GET /api/products`). Rejects with ApiError. */
export const fetchProducts = (): Promise<Product[]> => listProducts(http);
