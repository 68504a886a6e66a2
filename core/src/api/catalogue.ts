import { catalogueCalls, catalogueListCalls } from '../calls/index.ts';
import { endpoint, LONG, only } from './endpoint.ts';

export const listProducts = endpoint(catalogueListCalls.listProducts);

export const listBulkChanges = endpoint(catalogueCalls.listBulkChanges);
export const previewBulkChange = endpoint(catalogueCalls.previewBulkChange, LONG);
export const applyBulkChange = endpoint(catalogueCalls.applyBulkChange, LONG);
export const undoBulkChange = endpoint(catalogueCalls.undoBulkChange, LONG);
export const listRedirects = endpoint(catalogueCalls.listRedirects);
export const deleteRedirect = endpoint(catalogueCalls.deleteRedirect);
export const importCatalogue = endpoint(catalogueCalls.importCatalogue, LONG);
/** The URL of the file, valid once and for a minute. */
export const requestCatalogueFile = only('url', endpoint(catalogueCalls.requestCatalogueFile));
