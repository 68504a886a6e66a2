import { catalogueCalls } from '../calls/index.ts';
import { endpoint, only } from './endpoint.ts';

export const listBulkChanges = endpoint(catalogueCalls.listBulkChanges);
export const previewBulkChange = endpoint(catalogueCalls.previewBulkChange);
export const applyBulkChange = endpoint(catalogueCalls.applyBulkChange);
export const undoBulkChange = endpoint(catalogueCalls.undoBulkChange);
export const listRedirects = endpoint(catalogueCalls.listRedirects);
export const deleteRedirect = endpoint(catalogueCalls.deleteRedirect);
export const importCatalogue = endpoint(catalogueCalls.importCatalogue);
/** The URL of the file, valid once and for a minute. */
export const requestCatalogueFile = only('url', endpoint(catalogueCalls.requestCatalogueFile));
