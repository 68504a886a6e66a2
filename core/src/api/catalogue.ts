import { catalogueListCalls } from '../calls/index.ts';
import { endpoint } from './endpoint.ts';

export const listCategories = endpoint(catalogueListCalls.listCategories);
export const listCollections = endpoint(catalogueListCalls.listCollections);
export const listProducts = endpoint(catalogueListCalls.listProducts);
export const listBannerItems = endpoint(catalogueListCalls.listBannerItems);
